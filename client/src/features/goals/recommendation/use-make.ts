import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { APP_PATHS } from "@/lib/paths";
import { useToast } from "@/ui/use-toast";

import { useMakeGoal } from "../use-save-goal";
import { insightOf, type Wish } from "./insight";
import type { GoalKind } from "./twelve-goals";

/** Makes a goal of what was worked out and leads to it; a refusal stays to be read. */
export function useMake(kind: GoalKind, onMade: () => void) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMakeGoal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const toast = useToast();

  const make = async (wish: Wish) => {
    setRefusal(null);
    const { target } = wish;
    const { monthly } = insightOf(wish);
    const rest = { name: null, icon: null, due: null, saved: 0 };
    try {
      const { id, name } = await mutateAsync({ kind, target, monthly, ...rest });
      toast({ tone: "success", text: t`${name} is one of your goals now.` });
      onMade();
      navigate(APP_PATHS.planning, { state: { goal: id } });
    } catch (error) {
      setRefusal(failureText(error));
    }
  };

  return { make, making: isPending, refusal, forget: () => setRefusal(null) };
}

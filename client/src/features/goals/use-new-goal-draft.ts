import { useEffect, useMemo, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";

import { useSession } from "@/api/use-session";
import { useDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";

import type { GoalValues } from "./goal-form";
import type { Goal } from "./types";

type Kind = Goal["kind"] | null;

/** Carries a new goal over a reload: what for, and what was typed. */
export function useNewGoalDraft(
  { getValues, reset, formState }: UseFormReturn<GoalValues>,
  kind: Kind,
  setKind: (kind: Kind) => void,
): void {
  const name = `new-goal-${useSession().claims?.sub ?? ""}`;
  const chosen = useRef(kind);
  useEffect(() => {
    chosen.current = kind;
  });
  const form = useMemo(
    () => ({
      getValues: () => ({ kind: chosen.current, values: getValues() }),
      reset: (kept: { kind: Kind; values: GoalValues }) => {
        setKind(kept.kind);
        reset(kept.values, { keepDefaultValues: true });
      },
    }),
    [getValues, reset, setKind],
  );
  useDraft(name, form);
  const { isDirty } = formState;
  useKeptOverReload(name, () => kind !== null && isDirty);
}

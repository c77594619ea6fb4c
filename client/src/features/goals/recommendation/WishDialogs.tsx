import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";

import { useSession } from "@/api/use-session";
import { useLastingDraft } from "@/lib/use-lasting-draft";
import { useHiding } from "@/ui/hiding";

import { InsightDialog } from "./InsightDialog";
import type { Wish } from "./insight";
import type { findGoal } from "./twelve-goals";
import { usePlannedIncome } from "./use-planned-income";
import { WishDialog } from "./WishDialog";
import { NO_WISH, type WishValues } from "./wish-form";

/** The name under which the three numbers are kept until they have become a goal. */
const DRAFT = "wish";

interface WishDialogsProps {
  goal: NonNullable<ReturnType<typeof findGoal>>;
  open: boolean;
  today: string;
  onClose: () => void;
  onMade: () => void;
}

/** Asks three numbers, then says what follows from them; what was typed stays when it is closed. */
export default function WishDialogs({ goal, open, today, onClose, onMade }: WishDialogsProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const form = useForm<WishValues>({ defaultValues: NO_WISH });
  const planned = usePlanned();
  useLastingDraft(DRAFT, useSession().claims?.sub, form);

  const { getValues, resetField } = form;
  useEffect(() => {
    if (planned && getValues("income") === null) {
      resetField("income", { defaultValue: planned });
    }
  }, [planned, getValues, resetField]);

  if (!open) return null;
  if (!wish) {
    return (
      <WishDialog
        form={form}
        goal={goal}
        planned={planned}
        onGenerate={setWish}
        onClose={onClose}
      />
    );
  }
  const close = () => {
    setWish(null);
    onClose();
  };
  return (
    <InsightDialog
      goal={goal}
      wish={wish}
      today={today}
      onChange={() => setWish(null)}
      onMade={() => {
        form.reset(NO_WISH);
        close();
        onMade();
      }}
      onClose={close}
    />
  );
}

/** The planned income where it may be seen and there is any. */
function usePlanned(): number | null {
  const planned = usePlannedIncome();
  const { hidden } = useHiding();
  return !hidden && planned ? planned : null;
}

import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";

import { useSession } from "@/api/use-session";
import { useLastingDraft } from "@/lib/use-lasting-draft";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { useHiding } from "@/ui/hiding";

import { InsightWords } from "./InsightWords";
import type { Wish } from "./insight";
import type { findGoal } from "./twelve-goals";
import { useMake } from "./use-make";
import { usePlannedIncome } from "./use-planned-income";
import { WishForm } from "./WishForm";
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

/**
 * Asks three numbers, then says what follows from them; what was typed stays when it is closed.
 * It is one dialog: two that follow each other would leave the focus nowhere in between.
 */
export default function WishDialogs({ goal, open, today, onClose, onMade }: WishDialogsProps) {
  const { t } = useLingui();
  const formId = useId();
  const [wish, setWish] = useState<Wish | null>(null);
  const form = useForm<WishValues>({ defaultValues: NO_WISH });
  const { planned, day } = usePlanned(today);
  useLastingDraft(DRAFT, useSession().claims?.sub, form);

  const { getValues, resetField, reset } = form;
  useEffect(() => {
    if (planned && getValues("income") === null) {
      resetField("income", { defaultValue: planned });
    }
  }, [planned, getValues, resetField]);

  const close = () => {
    setWish(null);
    onClose();
  };
  const { make, making, refusal, forget } = useMake(goal.kind, () => {
    reset(NO_WISH);
    close();
    onMade();
  });
  const change = () => {
    forget();
    setWish(null);
  };

  if (!open) return null;
  return (
    <Dialog
      open
      step={wish !== null}
      busy={making}
      onClose={close}
      title={wish ? <Trans>Insight</Trans> : t(goal.label)}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Close</Trans>
          </CloseButton>
          {wish ? (
            <Button key="make" busy={making} busyLabel={t`Saving`} onClick={() => void make(wish)}>
              <Trans>Make this a goal</Trans>
            </Button>
          ) : (
            <Button key="generate" type="submit" form={formId}>
              <Trans>Generate</Trans>
            </Button>
          )}
        </>
      }
    >
      {wish ? (
        <InsightWords goal={goal} wish={wish} today={day} refusal={refusal} onChange={change} />
      ) : (
        <WishForm id={formId} form={form} goal={goal} planned={planned} onGenerate={setWish} />
      )}
    </Dialog>
  );
}

/** The planned income where it may be seen and there is any, and the end of the present month. */
function usePlanned(today: string): { planned: number | null; day: string } {
  const month = usePlannedIncome();
  const { hidden } = useHiding();
  return { planned: (!hidden && month?.income) || null, day: month?.end ?? today };
}

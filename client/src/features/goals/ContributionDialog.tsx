import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";

import type { DialogGoal } from "@/lib/dialogs";
import { useDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import { Celebration } from "./Celebration";
import { ContributionFields } from "./ContributionFields";
import { type ContributionValues, type Direction, useContributionForm } from "./contribution-form";
import type { Goal } from "./types";
import { useContributing } from "./use-contributing";

interface ContributionDialogProps {
  goal: DialogGoal;
  /** What it begins with: putting something aside, or taking it out. */
  direction?: Direction;
  /** Today where the person lives. */
  today: string;
  onClose: () => void;
}

/** Puts something aside for a goal or takes it out; a barn that is full now is celebrated. */
export function ContributionDialog(props: ContributionDialogProps) {
  const [full, setFull] = useState<Goal | null>(null);
  if (full) return <Celebration goal={full} onClose={props.onClose} />;
  return <Contribute {...props} onFull={setFull} />;
}

function Contribute(props: ContributionDialogProps & { onFull: (goal: Goal) => void }) {
  const { goal, direction = "in", today, onClose, onFull } = props;
  const { name } = goal;
  const { t } = useLingui();
  const formId = useId();
  const amount = useRef<HTMLInputElement>(null);
  const start: ContributionValues = {
    direction,
    amount: null,
    book: false,
    detail: "",
    date: today,
  };
  const form = useContributionForm(start, goal.saved);
  const draft = `contribution-${goal.id}`;
  useDraft<ContributionValues>(draft, form);
  const { save, saving, refusal } = useContributing(goal, form, { onDone: onClose, onFull });
  const holds = () => {
    const { amount: typed, detail, date } = form.getValues();
    return (
      typed !== null || (amount.current?.value ?? "") !== "" || detail !== "" || date !== today
    );
  };
  useKeptOverReload(draft, holds);

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Saving for {name}</Trans>}
      guard={holds}
      busy={saving}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button type="submit" form={formId} busy={saving} busyLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4.5"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <ContributionFields
          form={form}
          goal={goal}
          amount={amount}
          today={today}
          refusal={refusal}
        />
      </form>
    </Dialog>
  );
}

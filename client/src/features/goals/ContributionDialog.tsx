import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";

import type { DialogGoal } from "@/lib/dialogs";
import { useDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { FormDialog } from "@/ui/FormDialog";

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
    <FormDialog
      onClose={onClose}
      title={<Trans>Saving for {name}</Trans>}
      guard={holds}
      saving={saving}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <ContributionFields form={form} goal={goal} amount={amount} today={today} refusal={refusal} />
    </FormDialog>
  );
}

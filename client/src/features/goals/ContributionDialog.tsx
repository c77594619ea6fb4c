import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { Barn } from "@/ui/pictures/Barn";
import { DayField } from "@/ui/fields/DayField";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { mergeRefs } from "@/lib/merge-refs";
import { Money } from "@/ui/money/Money";
import { MoneyField } from "@/ui/fields/MoneyField";
import { Segmented } from "@/ui/fields/Segmented";
import { TextInput } from "@/ui/fields/TextInput";
import { Toggle } from "@/ui/fields/Toggle";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";
import { useToast } from "@/ui/feedback/use-toast";

import { Celebration } from "./Celebration";
import {
  CONTRIBUTION_FIELDS,
  type ContributionValues,
  type Direction,
  MAX_DETAIL_LENGTH,
  toBody,
  useContributionForm,
} from "./contribution-form";
import { useContribute, useUndoContribution } from "./contribution-mutations";
import { FormError } from "./GoalFields";
import type { Contribution, ContributionGoal, Goal } from "./types";
import { WalletNames } from "./WalletNames";

interface ContributionDialogProps {
  goal: ContributionGoal;
  /** The initial direction: deposit or withdrawal. */
  direction?: Direction;
  /** Today where the person lives. */
  today: string;
  onClose: () => void;
}

/** Puts something aside for a goal or takes it out; a barn that is full now is celebrated. */
export function ContributionDialog(props: ContributionDialogProps) {
  const [full, setFull] = useState<Goal | null>(null);
  if (full) return <Celebration goal={full} onClose={props.onClose} />;
  return <ContributionForm {...props} onFull={setFull} />;
}

function ContributionForm(props: ContributionDialogProps & { onFull: (goal: Goal) => void }) {
  const { goal, direction = "in", today, onClose, onFull } = props;
  const { name } = goal;
  const amount = useRef<HTMLInputElement>(null);
  const start: ContributionValues = {
    direction,
    amount: null,
    // The money of a goal in a wallet really moves.
    book: goal.wallet_id !== null,
    wallet_id: "",
    detail: "",
    date: today,
  };
  const form = useContributionForm(start, goal.saved);
  const draft = `contribution-${goal.id}`;
  useFormDraft<ContributionValues>(draft, form);
  const { save, saving, submitError } = useSaveContribution(goal, form, {
    onDone: onClose,
    onFull,
  });
  const holds = () => {
    const { amount: typed, detail, date } = form.getValues();
    return (
      typed !== null || (amount.current?.value ?? "") !== "" || detail !== "" || date !== today
    );
  };
  useDraftOnUnload(draft, holds);

  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Saving for {name}</Trans>}
      guard={holds}
      saving={saving}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <ContributionFields
        form={form}
        goal={goal}
        amount={amount}
        today={today}
        errorMessage={submitError}
      />
    </FormDialog>
  );
}

interface ContributionFieldsProps {
  form: UseFormReturn<ContributionValues>;
  goal: ContributionGoal;
  amount: RefObject<HTMLInputElement | null>;
  today: string;
  errorMessage: string | null;
}

/** The fields of a contribution below a preview of the goal. */
function ContributionFields(props: ContributionFieldsProps) {
  const { form, goal, amount, today, errorMessage } = props;
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const { direction, amount: typed } = watch();
  const { t } = useLingui();
  const after = goal.saved + (direction === "in" ? 1 : -1) * (typed ?? 0);

  useEffect(() => {
    const opened = setTimeout(() => amount.current?.focus());
    return () => clearTimeout(opened);
  }, [amount]);

  return (
    <>
      <GoalPreview goal={goal} saved={Math.max(0, after)} />
      <Controller
        control={control}
        name="direction"
        render={({ field: { value, onChange } }) => (
          <Segmented
            block
            label={t`What do you want to do?`}
            value={value}
            onChange={onChange}
            options={[
              { value: "in", label: <Trans>Put aside</Trans> },
              { value: "out", label: <Trans>Take out</Trans> },
            ]}
          />
        )}
      />
      <Controller
        control={control}
        name="amount"
        render={({ field: { ref, ...field } }) => (
          <MoneyField
            {...field}
            autoFocus
            ref={mergeRefs(ref, amount)}
            label={<Trans>Amount</Trans>}
            error={errors.amount?.message}
          />
        )}
      />
      <BookChoice form={form} goal={goal} />
      <Field label={<Trans>Note</Trans>} error={errors.detail?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register("detail")}
            maxLength={MAX_DETAIL_LENGTH}
            autoComplete="off"
            placeholder={t`Optional`}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="date"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <DayField
            label={t`Date`}
            value={value}
            today={today}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      {errorMessage && <FormError>{errorMessage}</FormError>}
    </>
  );
}

type BookProps = Pick<ContributionFieldsProps, "form" | "goal">;

/** Whether to book it in the ledger, and in which wallet; within one account it need not be. */
function BookChoice({ form, goal }: BookProps) {
  const { control, watch, setValue } = form;
  const [direction, book, wallet] = watch(["direction", "book", "wallet_id"]);
  const [alone, setAlone] = useState(false);
  const into = direction === "in";
  const onAlone = useCallback(() => {
    setAlone(true);
    setValue("book", false);
  }, [setValue]);
  // Where the goal has the only wallet, no money can move.
  if (alone) {
    return (
      <p className="text-small text-ink-3">
        <WhereItIs into={into} booked={false} own={goal.wallet_id} other="" />
      </p>
    );
  }
  return (
    <>
      <Controller
        control={control}
        name="book"
        render={({ field: { value, onChange } }) => (
          <Toggle
            label={<BookLabel into={into} moves={goal.wallet_id !== null} />}
            hint={<WhereItIs into={into} booked={value} own={goal.wallet_id} other={wallet} />}
            on={value}
            onChange={onChange}
          />
        )}
      />
      {book && <OtherWallet form={form} goal={goal} onNone={onAlone} />}
    </>
  );
}

function BookLabel({ into, moves }: { into: boolean; moves: boolean }) {
  if (moves) return <Trans>Record it as a transfer</Trans>;
  return into ? (
    <Trans>Record it as an expense in Saving</Trans>
  ) : (
    <Trans>Record it as income in Saving</Trans>
  );
}

/** The wallet that the money comes from, or goes to. */
function OtherWallet({
  form: { control, watch, formState },
  goal,
  onNone,
}: BookProps & { onNone: () => void }) {
  const { t } = useLingui();
  const label = watch("direction") === "in" ? t`From wallet` : t`To wallet`;
  const error = formState.errors.wallet_id?.message;
  return (
    <Controller
      control={control}
      name="wallet_id"
      render={({ field: { value, onChange } }) => (
        <>
          <WalletChoiceField
            preset
            label={label}
            except={goal.wallet_id}
            onNone={onNone}
            value={value}
            onChange={onChange}
            error={error}
          />
          {error && value === "" && <FormError>{error}</FormError>}
        </>
      )}
    />
  );
}

interface WhereItIsProps {
  into: boolean;
  booked: boolean;
  /** The wallet that the goal lives in, and the other one; empty while unknown. */
  own: string | null;
  other: string;
}

/** Says where the money is once this is saved. */
function WhereItIs({ into, booked, own, other }: WhereItIsProps) {
  if (booked && own) {
    return (
      <WalletNames ids={into ? [other, own] : [own, other]}>
        {(source, target) => (
          <Trans>
            From {source} to {target}.
          </Trans>
        )}
      </WalletNames>
    );
  }
  if (booked) {
    return into ? (
      <Trans>It leaves your balance and shows in your transactions.</Trans>
    ) : (
      <Trans>It comes back to your balance and shows in your transactions.</Trans>
    );
  }
  return into ? (
    <Trans>The money stays in your balance, set aside for this goal.</Trans>
  ) : (
    <Trans>The money stays in your balance and is free to spend again.</Trans>
  );
}

/** A preview of the goal with the typed amount. */
function GoalPreview({ goal, saved }: { goal: ContributionGoal; saved: number }) {
  const percent = Math.min(100, Math.floor((saved * 100) / goal.target));
  const amount = <Money amount={saved} className="font-bold text-ink" />;
  const whole = <Money amount={goal.target} />;
  return (
    <div className="flex items-center gap-4 rounded-panel bg-gold-soft px-4 py-3">
      <Barn percent={percent} className="size-16 shrink-0" />
      <p className="min-w-0 flex-1 text-small leading-5 text-ink-2">
        <Trans>
          {amount} of {whole}, {percent}% full
        </Trans>
      </p>
    </div>
  );
}

interface SaveOptions {
  onDone: () => void;
  /** The goal was just reached. */
  onFull: (goal: Goal) => void;
}

/** Saves a contribution; the toast offers undo. */
function useSaveContribution(
  goal: ContributionGoal,
  { setError }: UseFormReturn<ContributionValues>,
  { onDone, onFull }: SaveOptions,
) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useContribute(goal.id);
  const takeBack = useUndoContribution(goal.id);
  const [submitError, setSubmitError] = useState<string | null>(null);

  const tell = (now: Goal, contribution: Contribution) => {
    const run = () => void takeBack(contribution);
    toast({
      tone: "success",
      text: <SavedMessage goal={now} amount={contribution.amount} />,
      action: { label: t`Undo`, run, undo: true },
    });
  };

  const save = async (values: ContributionValues) => {
    setSubmitError(null);
    try {
      const { datas, contribution } = await mutateAsync(toBody(values));
      const [now] = datas;
      if (now?.state === "reached" && goal.saved < goal.target) return onFull(now);
      if (now) tell(now, contribution);
      onDone();
    } catch (error) {
      if (!showFieldErrors(error, setError, CONTRIBUTION_FIELDS))
        setSubmitError(failureText(error));
    }
  };

  return { save, saving: isPending, submitError };
}

function SavedMessage({ goal, amount }: { goal: Goal; amount: number }) {
  const { name, percent } = goal;
  const sum = <Money amount={Math.abs(amount)} />;
  return amount < 0 ? (
    <Trans>
      {sum} taken out of {name}. {percent}% full.
    </Trans>
  ) : (
    <Trans>
      {sum} put aside for {name}. {percent}% full.
    </Trans>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraftOnUnload, useStateDraft } from "@/browser/dialog-drafts";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { MoneyField } from "@/ui/fields/MoneyField";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { DirectionChoice } from "./DirectionChoice";
import { isOwed } from "./kinds";
import { useAdjustWallet, useUndoAdjustment } from "./mutations";
import type { Wallet } from "./types";
import { isReversed, withSign } from "./wallet-form";

interface Values {
  amount: number | null;
  reversed: boolean;
}

interface AdjustDialogProps {
  wallet: Wallet;
  onClose: () => void;
}

/** Says what a wallet really holds; the difference becomes an adjustment. */
export default function AdjustDialog({ wallet, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const { name, kind, balance } = wallet;
  const owed = isOwed(kind);
  const [turned] = useState(() => isReversed(kind, balance));
  const [values, setValues] = useState<Values>({ amount: null, reversed: turned });
  const draft = `adjust-${wallet.id}`;
  const dirty = values.amount !== null;
  useStateDraft(draft, values, setValues);
  useDraftOnUnload(draft, () => dirty);
  const held = values.amount === null ? null : withSign(kind, values.amount, values.reversed);
  const { save, saving, problem, fieldProblem, clear } = useAdjust(wallet, onClose);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (held === null) event.currentTarget.querySelector("input")?.focus();
    void save(held);
  };
  const change = (next: Partial<Values>) => {
    clear();
    setValues({ ...values, ...next });
  };
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={owed ? <Trans>What you really owe</Trans> : <Trans>What it really holds</Trans>}
      guard={() => dirty}
      saving={saving}
      errorMessage={problem}
      onSubmit={submit}
    >
      <div className="flex items-center gap-3.5 rounded-panel bg-sunken p-3.5">
        <WalletBadge wallet={wallet} />
        <p className="min-w-0 flex-1 font-label wrap-anywhere">{name}</p>
        <p className="text-right">
          <span className="block text-caption text-ink-3">
            <Trans>In Lumbung</Trans>
          </span>
          <Money amount={owed && !turned ? -balance : balance} className="font-label" />
        </p>
      </div>
      {(owed || turned) && (
        <DirectionChoice
          owed={owed}
          reversed={values.reversed}
          onChange={(reversed) => change({ reversed })}
        />
      )}
      <MoneyField
        zero
        autoFocus
        name="balance"
        label={owed ? t`What you really owe` : t`What it really holds`}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={fieldProblem}
      />
      <Difference held={held} balance={balance} />
    </FormDialog>
  );
}

/** What the adjustment will be, as one types. */
function Difference({ held, balance }: { held: number | null; balance: number }) {
  const difference = held === null ? 0 : held - balance;
  const amount = <Money amount={difference} kind="net" className="font-bold text-ink" />;
  return (
    <p role="status" className="rounded-m bg-sunken px-3.5 py-3 text-small leading-5 text-ink-2">
      {held === null && (
        <Trans>Look at the wallet, or at the app of your bank, and enter what's there.</Trans>
      )}
      {held !== null && difference === 0 && <Trans>That matches. Nothing to adjust.</Trans>}
      {difference !== 0 && (
        <Trans>
          Difference: {amount}. It's shown in the list as an adjustment. It's neither income nor an
          expense.
        </Trans>
      )}
    </p>
  );
}

/** Saves what a wallet holds; the toast offers undo. */
function useAdjust(wallet: Wallet, onSaved: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useAdjustWallet(wallet.id);
  const undo = useUndoAdjustment();
  const [problem, setProblem] = useState<string | null>(null);
  const [fieldProblem, setFieldProblem] = useState<string>();

  const clear = () => {
    setProblem(null);
    setFieldProblem(undefined);
  };
  const save = async (held: number | null) => {
    clear();
    if (held === null) return setFieldProblem(t`Enter an amount of 0 or more.`);
    if (held === wallet.balance) return onSaved();
    try {
      const { message, datas } = await mutateAsync({ balance: held, detail: "" });
      const [entry] = datas;
      toast({
        tone: "success",
        text: message,
        action: entry && { label: t`Undo`, run: () => undo.mutate(entry.id), undo: true },
      });
      onSaved();
    } catch (error) {
      const said = error instanceof AppError ? error.errors.balance?.join(" ") : undefined;
      if (said) setFieldProblem(said);
      else setProblem(failureText(error));
    }
  };
  return { save, saving: isPending, problem, fieldProblem, clear };
}

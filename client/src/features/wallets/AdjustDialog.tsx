import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useUndoEntry } from "@/api/use-undo-entry";
import { useDraftOnUnload, useStateDraft } from "@/browser/dialog-drafts";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { MoneyField } from "@/ui/fields/MoneyField";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { chosenCategory, Difference, type DifferenceValues, KEPT_OUT } from "./Difference";
import { DirectionChoice } from "./DirectionChoice";
import { isOwed } from "./kinds";
import { useAdjustWallet } from "./mutations";
import type { CategoryChoice, Wallet, WalletKind } from "./types";
import { isReversed, withSign } from "./wallet-form";

interface Values extends DifferenceValues {
  amount: number | null;
  reversed: boolean;
}

interface AdjustDialogProps {
  wallet: Wallet;
  CategoryField: ComponentType<CategoryChoice>;
  onClose: () => void;
}

/** What was typed, below zero where it is owed; null without an amount. */
function readHeld(kind: WalletKind, { amount, reversed }: Values): number | null {
  return amount === null ? null : withSign(kind, amount, reversed);
}

/** Says what a wallet really holds; the difference becomes an adjustment, or is recorded. */
export default function AdjustDialog({ wallet, CategoryField, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const { name, kind, balance } = wallet;
  const owed = isOwed(kind);
  const [turned] = useState(() => isReversed(kind, balance));
  const [values, setValues] = useState<Values>({ amount: null, reversed: turned, ...KEPT_OUT });
  const draft = `adjust-${wallet.id}`;
  const dirty = values.amount !== null;
  useStateDraft(draft, values, setValues);
  useDraftOnUnload(draft, () => dirty);
  const held = readHeld(kind, values);
  const difference = held === null ? null : held - balance;
  const { save, saving, problem, problems, clear } = useAdjust(wallet, onClose);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (held === null) event.currentTarget.querySelector("input")?.focus();
    void save(held, chosenCategory(difference, values));
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
        error={problems.balance}
      />
      <Difference
        difference={difference}
        values={values}
        onChange={change}
        error={problems.category}
        CategoryField={CategoryField}
      />
    </FormDialog>
  );
}

/** What is found wrong, by its field. */
interface FieldProblems {
  balance?: string;
  category?: string;
}

/** What the server said about the fields; null when it was about none of them. */
function readProblems(error: unknown): FieldProblems | null {
  if (!(error instanceof AppError)) return null;
  const balance = error.errors.balance?.join(" ");
  const category = error.errors.category_id?.join(" ");
  return balance || category ? { balance, category } : null;
}

/** Saves what a wallet holds; the toast offers undo. */
function useAdjust(wallet: Wallet, onSaved: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useAdjustWallet(wallet.id);
  const undo = useUndoEntry((text) => toast({ tone: "error", text }));
  const [problem, setProblem] = useState<string | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});

  const clear = () => {
    setProblem(null);
    setProblems({});
  };
  /** Without a category the difference stays out of income and expenses; an empty one is missing. */
  const save = async (held: number | null, category_id: string | undefined) => {
    clear();
    if (held === null) return setProblems({ balance: t`Enter an amount of 0 or more.` });
    if (held === wallet.balance) return onSaved();
    if (category_id === "") return setProblems({ category: t`Choose a category.` });
    try {
      const { message, datas } = await mutateAsync({ balance: held, detail: "", category_id });
      const [entry] = datas;
      toast({
        tone: "success",
        text: message,
        action: entry && { label: t`Undo`, run: () => undo.mutate(entry.id), undo: true },
      });
      onSaved();
    } catch (error) {
      const found = readProblems(error);
      if (found) setProblems(found);
      else setProblem(failureText(error));
    }
  };
  return { save, saving: isPending, problem, problems, clear };
}

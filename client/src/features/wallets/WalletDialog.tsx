import { Trans } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { isUnreadable } from "@/ui/fields/unreadable-amount";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { useAddWallet, useUpdateWallet } from "./mutations";
import type { Wallet } from "./types";
import {
  getChanges,
  getNewValues,
  toBody,
  toValues,
  useWalletForm,
  WALLET_FIELDS,
  type WalletValues,
} from "./wallet-form";
import { WalletFields } from "./WalletFields";

interface WalletDialogProps {
  /** The one to edit; a new one without. */
  wallet: Wallet | undefined;
  today: string;
  onClose: () => void;
}

/** Adds or edits a wallet; the input is kept until it is saved or discarded. */
export default function WalletDialog({ wallet, today, onClose }: WalletDialogProps) {
  const { form, save, saving, problem, meanwhile } = useWalletDialog({ wallet, today, onClose });
  const { isDirty, errors } = form.formState;
  const draft = `wallet-${wallet?.id ?? "new"}`;
  useFormDraft<WalletValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit(save)(event);
  };

  return (
    <FormDialog
      onClose={onClose}
      title={wallet ? <Trans>Edit wallet</Trans> : <Trans>Add wallet</Trans>}
      guard={() => isDirty}
      saving={saving}
      errorMessage={problem}
      onSubmit={(event) => void submit(event)}
    >
      {meanwhile && <WalletConflict wallet={meanwhile} onTakeOver={onClose} />}
      <WalletFields form={form} today={today} isNew={!wallet} />
    </FormDialog>
  );
}

/** The wallet as another device left it, when that is why the change was refused. */
function getConflict(error: unknown): Wallet | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Wallet | undefined) ?? null;
}

/** The form over a new or a present wallet, and its saving. */
function useWalletDialog({ wallet, today, onClose }: WalletDialogProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const add = useAddWallet();
  const change = useUpdateWallet();
  const [opened] = useState(wallet);
  const [before] = useState(() => (wallet ? toValues(wallet, today) : getNewValues(today)));
  const [problem, setProblem] = useState<string | null>(null);
  const [meanwhile, setMeanwhile] = useState<Wallet | null>(null);
  const form = useWalletForm(before);

  const send = (values: WalletValues) => {
    if (!opened) return add.mutateAsync(toBody(values));
    // Once the other change was shown, saving again means to go over it.
    const changed = { wallet: meanwhile ?? opened, changes: getChanges(values, before) };
    return change.mutateAsync({ ...changed, guarded: true });
  };
  const save = async (values: WalletValues) => {
    setProblem(null);
    try {
      const { message } = await send(values);
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      const now = getConflict(error);
      if (now) setMeanwhile(now);
      else if (!showFieldErrors(error, form.setError, WALLET_FIELDS)) {
        setProblem(failureText(error));
      }
    }
  };
  return { form, save, saving: add.isPending || change.isPending, problem, meanwhile };
}

interface WalletConflictProps {
  /** The wallet as it is now. */
  wallet: Wallet;
  onTakeOver: () => void;
}

/** Shows the version of another device while the input here is kept. */
function WalletConflict({ wallet, onTakeOver }: WalletConflictProps) {
  return (
    <Alert tone="info" role="alert">
      <p>
        <Trans>This wallet has been changed on another device. It's now:</Trans>
      </p>
      <p className="my-2 flex items-center gap-3 text-ink">
        <WalletBadge wallet={wallet} size="sm" />
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere">{wallet.name}</span>
          <Money amount={wallet.balance} />
        </span>
      </p>
      <p>
        <Trans>Save again to keep your version, or use the other one.</Trans>
      </p>
      <Button variant="secondary" className="mt-2.5" onClick={onTakeOver}>
        <Trans>Use the other version</Trans>
      </Button>
    </Alert>
  );
}

import { Trans } from "@lingui/react/macro";
import { type ComponentType, type FormEvent, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { APP_PATHS } from "@/lib/paths";
import { DiscardDialog } from "@/ui/dialog/DiscardDialog";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { isUnreadable } from "@/ui/fields/unreadable-amount";
import { useNamedWallets, useActiveWallets } from "@/ui/fields/wallets-context";

import type { KnownCategory } from "../sentence/parsed-text";
import type { CategoryChoice } from "../types";
import type { WaitingRecord } from "./entry-outbox";
import { hasInput, type RecordPreset, type RecordStart, useRecordForm } from "./record-form";
import { RecordFields } from "./RecordFields";
import { useSentence } from "./use-sentence";
import { useRecordDraft, useSaveRecord } from "./use-record-transaction";

interface RecordDialogProps extends RecordStart {
  onClose: () => void;
  /** Opens the tiles instead. */
  onQuick: () => void;
  /** Goes to the wallets instead. */
  onAddWallet: () => void;
  CategoryField: ComponentType<CategoryChoice>;
  /** What a sentence can name; none before they have loaded. */
  categories?: readonly KnownCategory[];
  /** A sentence or message that fills the form. */
  text?: string;
  /** An entry of the outbox that is opened again. */
  waiting?: WaitingRecord | undefined;
}

/** Records an income, an expense or a transfer; the input is kept until it is saved or discarded. */
export function RecordDialog(props: RecordDialogProps) {
  const { onClose, onQuick, onAddWallet, CategoryField, today, first, categories } = props;
  const { text, waiting } = props;
  const preset = useUsablePreset(props.preset);
  const start = { today: waiting?.entry.date ?? today, first, preset };
  const form = useRecordForm(start);
  const amount = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const { save, saving, formError, attempts } = useSaveRecord(form, {
    onSaved: onClose,
    onKept: onClose,
    waiting,
  });
  useRecordDraft("record", form, attempts);

  const sentence = useSentence({ form, today, first, categories, text });
  const holds = () => hasInput(form.getValues(), amount.current?.value ?? "", start);
  useDraftOnUnload("record", holds);
  const leaveFor = (next: () => void) => {
    if (saving) return;
    if (holds()) setLeaving(() => next);
    else next();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isUnreadable(event.currentTarget, form.formState.errors)) {
      void form.handleSubmit(save)(event);
    }
  };

  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Record Your Income and Expenses</Trans>}
      action={sentence.button}
      guard={holds}
      saving={saving}
      onSubmit={submit}
      beside={
        <DiscardDialog
          open={leaving !== null}
          onKeep={() => setLeaving(null)}
          onDiscard={() => leaving?.()}
        />
      }
    >
      {sentence.panel}
      <RecordFields
        form={form}
        amount={amount}
        today={today}
        first={first}
        CategoryField={CategoryField}
        untoldDetail={sentence.detail}
        onPasteWords={sentence.open}
        onQuick={() => leaveFor(onQuick)}
        formError={formError}
      />
      <AddWalletLink onFollow={() => leaveFor(onAddWallet)} />
    </FormDialog>
  );
}

/** A copy of an earlier row without wallets that are archived by now. */
function useUsablePreset(preset: RecordPreset | undefined): RecordPreset | undefined {
  const wallets = useActiveWallets();
  return useMemo(() => {
    if (!preset || wallets.length === 0) return preset;
    const usable = (id = "") => (wallets.some((wallet) => wallet.id === id) ? id : "");
    const { wallet_id, to_wallet_id } = preset;
    return { ...preset, wallet_id: usable(wallet_id), to_wallet_id: usable(to_wallet_id) };
  }, [preset, wallets]);
}

/** The only trace of wallets as long as there is one. */
function AddWalletLink({ onFollow }: { onFollow: () => void }) {
  const all = useNamedWallets();
  if (all.length !== 1) return null;
  return (
    <Link
      to={APP_PATHS.wallets}
      className="link -my-2.5 self-start py-2.5 text-small"
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      <Trans>Add wallet</Trans>
    </Link>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { rulesPath } from "@/lib/paths";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Checkbox } from "@/ui/fields/Checkbox";
import { Field } from "@/ui/fields/Field";
import { Pills } from "@/ui/fields/Pills";
import { TextInput } from "@/ui/fields/TextInput";
import { Money } from "@/ui/money/Money";

import { useChangeRows } from "../mutations";
import type { Import, ImportRow, RowChange } from "../types";
import { useRefusalText } from "../use-refusal-text";
import { MatchChoice } from "./MatchChoice";
import type { ReviewParts } from "./ReviewScreen";
import { toneOfRow } from "./RowPicture";
import { changeFor, type RowAction, type RowDecision, readDecision } from "./row-decision";
import { nameOfRow, useReason } from "./row-words";

const LONGEST_DETAIL = 200;

interface RowDialogProps extends ReviewParts {
  one: Import;
  row: ImportRow;
  onClose: () => void;
}

/** What becomes of a row, and why nothing else can where that is so. */
export default function RowDialog(props: RowDialogProps) {
  return props.row.addable ? <DecisionDialog {...props} /> : <FixedRowDialog {...props} />;
}

/** Says why a row cannot be imported. */
function FixedRowDialog({ row, onClose }: RowDialogProps) {
  return (
    <Dialog
      open
      title={nameOfRow(row)}
      footer={
        <CloseButton>
          <Trans>Close</Trans>
        </CloseButton>
      }
      onClose={onClose}
    >
      <RowFacts row={row} />
      <p className="mt-4.5 text-ink-2">
        {row.match ? (
          <Trans>
            You imported this row before, and its entry is still there. Delete the entry to import
            the row again.
          </Trans>
        ) : (
          <Trans>An entry can't have this date or amount, so this row isn't imported.</Trans>
        )}
      </p>
    </Dialog>
  );
}

/** Decides what becomes of a row: an entry, a transfer, one that is there already, or nothing. */
function DecisionDialog({ one, row, onClose, ...parts }: RowDialogProps) {
  const refusalText = useRefusalText();
  const [decision, setDecision] = useState(() => readDecision(row));
  const [all, setAll] = useState(false);
  const [tried, setTried] = useState(false);
  const { save, saving, error } = useSave(one.id, row, onClose);
  const change = changeFor(row, decision);
  const name = nameOfRow(row);
  return (
    <FormDialog
      title={name}
      guard={() => JSON.stringify(decision) !== JSON.stringify(readDecision(row))}
      saving={saving}
      errorMessage={error && refusalText(error)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (change) void save(change, all && decision.action !== "match");
      }}
    >
      <RowFacts row={row} />
      <ActionChoice
        value={decision.action}
        onChange={(action) => setDecision({ ...decision, action })}
      />
      <ActionFields
        one={one}
        row={row}
        decision={decision}
        tried={tried}
        {...parts}
        onChange={(changed) => setDecision({ ...decision, ...changed })}
      />
      {decision.action !== "match" && (
        <Checkbox
          label={
            row.name ? (
              <Trans>Do the same for all rows from {name}</Trans>
            ) : (
              <Trans>Do the same for all rows like this</Trans>
            )
          }
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}

/** Saves one row, or all of its merchant; a note of its own stays with the one. */
function useSave(id: string, row: ImportRow, onSaved: () => void) {
  const { mutateAsync, isPending, error } = useChangeRows(id);
  const offerRule = useRuleOffer();
  const save = async (change: RowChange, all: boolean) => {
    try {
      const { detail, ...common } = change;
      if (all) await mutateAsync({ change: common, of: { same_as: row.id } });
      const own = all ? { detail } : change;
      if (!all || (detail !== undefined && detail !== row.detail))
        await mutateAsync({ change: own, of: { ids: [row.id] } });
      onSaved();
      offerRule(row, change);
    } catch {
      // The dialog shows it.
    }
  };
  return { save, saving: isPending, error };
}

/** Offers a rule after the category of a row was corrected. */
function useRuleOffer() {
  const open = useOpenDialog();
  return (row: ImportRow, { category_id }: RowChange) => {
    if (!category_id || category_id === row.category?.id) return;
    open("rule", { correction: { text: row.name || row.text, category_id } });
  };
}

/** What the file says about it. */
function RowFacts({ row }: { row: ImportRow }) {
  const { language } = useLanguage();
  return (
    <div className="rounded-panel bg-sunken p-3.5 text-small">
      <p className="flex flex-wrap justify-between gap-x-4 text-body font-label">
        {formatDate(row.date, language)}
        <Money amount={row.amount} kind="net" className={toneOfRow(row)} />
      </p>
      <p className="mt-1.5 text-ink-2 wrap-anywhere">{row.text}</p>
    </div>
  );
}

interface ActionChoiceProps {
  value: RowAction;
  onChange: (action: RowAction) => void;
}

function ActionChoice({ value, onChange }: ActionChoiceProps) {
  const { t } = useLingui();
  return (
    <Pills
      label={t`What to do with it`}
      value={value}
      options={[
        { value: "add", label: t`Add` },
        { value: "transfer", label: t`Transfer` },
        { value: "match", label: t`Already there` },
        { value: "skip", label: t`Leave out` },
      ]}
      onChange={onChange}
    />
  );
}

interface ActionFieldsProps extends ReviewParts {
  one: Import;
  row: ImportRow;
  decision: RowDecision;
  /** Whether what is missing is marked. */
  tried: boolean;
  onChange: (changed: Partial<RowDecision>) => void;
}

function ActionFields(props: ActionFieldsProps) {
  const { one, row, decision, tried, onChange } = props;
  if (decision.action === "add") return <EntryFields {...props} />;
  if (decision.action === "transfer") return <OtherWallet {...props} />;
  if (decision.action === "match") {
    return (
      <MatchChoice
        walletId={one.wallet?.id ?? null}
        row={row}
        value={decision.match_id}
        missing={tried && !decision.match_id}
        onChange={(match_id) => onChange({ match_id })}
      />
    );
  }
  return <NotImported row={row} />;
}

/** Why a row is left out. */
function NotImported({ row }: { row: ImportRow }) {
  if (row.left_out_by_rule) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
        <Trans>Your rule leaves this row out.</Trans>
        <RuleLink row={row} />
      </p>
    );
  }
  return (
    <p className="text-small text-ink-2">
      {row.status === "deleted" ? (
        <Trans>You deleted this entry before. Choose Add to bring it back.</Trans>
      ) : (
        <Trans>This row isn't imported.</Trans>
      )}
    </p>
  );
}

/** Leads to the rule that decided about a row; the draft waits. */
function RuleLink({ row: { why } }: { row: ImportRow }) {
  if (!why?.rule_id) return null;
  return (
    <Link to={rulesPath(why.rule_id)} className="link inline-flex min-h-11 items-center">
      <Trans>See the rule</Trans>
    </Link>
  );
}

/** Where the money went, or came from. */
function OtherWallet({ one, row, decision, tried, WalletField, onChange }: ActionFieldsProps) {
  const { t } = useLingui();
  return (
    <WalletField
      label={
        row.amount < 0
          ? t({ message: "To", context: "wallet" })
          : t({ message: "From", context: "wallet" })
      }
      except={one.wallet?.id}
      error={tried && !decision.wallet_id ? t`Choose the other wallet.` : undefined}
      value={decision.wallet_id}
      onChange={(wallet_id) => onChange({ wallet_id })}
    />
  );
}

function EntryFields({ row, decision, CategoryField, onChange }: ActionFieldsProps) {
  const reason = useReason()(row);
  const guessed = reason && decision.category_id === row.category?.id;
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <CategoryField
          type={row.amount < 0 ? "expenses" : "income"}
          value={decision.category_id}
          known={row.category?.label}
          onChange={(category_id) => onChange({ category_id })}
        />
        {guessed && (
          <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-3">
            <Trans>Our guess, {reason}</Trans>
            <RuleLink row={row} />
          </p>
        )}
      </div>
      <Field label={<Trans>Detail</Trans>} hint={<Trans>Optional</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_DETAIL}
            placeholder={row.text}
            value={decision.detail}
            onChange={(event) => onChange({ detail: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

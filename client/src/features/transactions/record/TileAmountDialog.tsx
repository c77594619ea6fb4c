import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Controller } from "react-hook-form";

import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { Alert } from "@/ui/feedback/Alert";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { mergeRefs } from "@/lib/merge-refs";
import { MoneyField } from "@/ui/fields/MoneyField";
import { TextInput } from "@/ui/fields/TextInput";

import type { Transaction } from "../types";
import { hasInput, MAX_DETAIL_LENGTH, type RecordStart, useRecordForm } from "./record-form";
import type { TileCategory } from "./TilesGrid";
import { WalletLine } from "./WalletLine";
import { useRecordDraft, useSaveRecord } from "./use-record-transaction";

interface TileAmountDialogProps {
  category: TileCategory;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** The storage key of the draft. */
  draft: string;
  onSaved: (recorded: Transaction) => void;
  onClose: () => void;
}

/** Records an expense of today in one category. */
export function TileAmountDialog(props: TileAmountDialogProps) {
  const { category, today, draft, onSaved, onClose } = props;
  const { t } = useLingui();
  const start: RecordStart = { today, preset: { type: "expenses", category_id: category.id } };
  const form = useRecordForm(start);
  const amount = useRef<HTMLInputElement>(null);
  const { save, saving, formError, attempts } = useSaveRecord(form, {
    onSaved: (recorded) => {
      onSaved(recorded);
      onClose();
    },
    onKept: onClose,
  });
  useRecordDraft(draft, form, attempts);
  const holds = () => hasInput(form.getValues(), amount.current?.value ?? "", start);
  useDraftOnUnload(draft, holds);
  const { errors } = form.formState;

  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={<TileTitle category={category} />}
      guard={holds}
      saving={saving}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <Controller
        control={form.control}
        name="amount"
        render={({ field: { ref, ...field } }) => (
          <MoneyField
            {...field}
            autoFocus
            ref={mergeRefs(ref, amount)}
            label={<Trans>Amount</Trans>}
            kind="expenses"
            error={errors.amount?.message}
          />
        )}
      />
      <Field
        label={<Trans>Transaction Detail</Trans>}
        hint={<Trans>Optional. Recorded for today.</Trans>}
        error={errors.detail?.message}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            {...form.register("detail")}
            placeholder={t`For example: buying shoes`}
            maxLength={MAX_DETAIL_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
      </Field>
      <WalletLine form={form} />
      {formError && (
        <Alert tone="error" role="alert">
          {formError}
        </Alert>
      )}
    </FormDialog>
  );
}

function TileTitle({ category: { label, icon, color } }: { category: TileCategory }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <CategoryIcon icon={icon} color={color} size="sm" />
      <span className="min-w-0 truncate">{label}</span>
    </span>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useContext, useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { Segmented } from "@/ui/fields/Segmented";

import type { TransactionType } from "../types";
import { CategoryFieldContext } from "./category-field-context";

interface CategoriseDialogProps {
  count: number;
  /** The types among the selected rows. */
  types: readonly TransactionType[];
  /** The common category, if there is one. */
  common: string;
  /** Whether transfers or adjustments are among them. */
  others: boolean;
  saving: boolean;
  onSave: (id: string) => void;
  onClose: () => void;
}

/** Asks for the new category of the selected rows. */
export default function CategoriseDialog(props: CategoriseDialogProps) {
  const { count, types, common, others, saving, onSave, onClose } = props;
  const { t } = useLingui();
  const categoryField = useContext(CategoryFieldContext);
  const [type, setType] = useState<TransactionType>(types[0] ?? "expenses");
  const [id, setId] = useState(common);
  const [asked, setAsked] = useState(false);
  const missing = id === "" ? t`Choose a category.` : undefined;

  const save = () => {
    setAsked(true);
    if (!missing) onSave(id);
  };

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={<Trans>Change category</Trans>}
      footer={
        <>
          <CloseButton>
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button busy={saving} busyLabel={t`Saving`} onClick={save}>
            <Trans>Change</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Plural
          value={count}
          one="# transaction will get the category you choose."
          other="# transactions will get the category you choose."
        />{" "}
        {others ? (
          <Trans>Transfers and adjustments stay as they are.</Trans>
        ) : (
          <Trans>Amounts and dates stay the same.</Trans>
        )}
      </p>
      {types.length > 1 && (
        <Segmented
          block
          label={t`Category type`}
          value={type}
          onChange={(next) => {
            setType(next);
            setId("");
          }}
          options={[
            { value: "expenses", label: t`Expenses` },
            { value: "income", label: t`Income` },
          ]}
        />
      )}
      {categoryField({ type, value: id, onChange: setId, error: asked ? missing : undefined })}
    </Dialog>
  );
}

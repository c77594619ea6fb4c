import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Picker } from "@/ui/Picker";
import { useToast } from "@/ui/use-toast";

import { MergePreview } from "./MergePreview";
import type { CategoryBook } from "./use-categories";
import { useMerge } from "./use-merge";

interface MergeDialogProps {
  book: CategoryBook;
  /** The category whose transactions move. */
  id: string;
  onClose: () => void;
}

/** Moves everything of a category into another one, after saying what and how much that is. */
export default function MergeDialog({ book, id, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const [source] = useState(() => book.datas.find((category) => category.id === id));
  const [into, setInto] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const merge = useMerge();
  const failureText = useFailureText();
  const toast = useToast();
  if (!source) return null;
  const others = book.datas.filter(({ type, id: other }) => type === source.type && other !== id);
  const target = others.find((category) => category.id === into);

  const go = async () => {
    if (!target) {
      setMissing(true);
      return;
    }
    try {
      const { message } = await merge.mutateAsync({ id, into_id: target.id });
      toast({ tone: "success", text: message });
      onClose();
    } catch {
      // The dialog shows it.
    }
  };
  const said = merge.error instanceof AppError ? merge.error.errors.into_id?.join(" ") : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Merge categories</Trans>}
      guard={() => merge.isPending}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button busy={merge.isPending} busyLabel={t`Merging`} onClick={() => void go()}>
            <Trans>Merge</Trans>
          </Button>
        </>
      }
    >
      {merge.error && !said && (
        <Alert tone="error" role="alert">
          {failureText(merge.error)}
        </Alert>
      )}
      <div className="flex items-center gap-3.5 rounded-panel bg-sunken p-3.5">
        <CategoryIcon icon={source.icon} color={source.color} />
        <p className="min-w-0 font-label wrap-anywhere">{source.label}</p>
      </div>
      <Field
        required
        label={<Trans>Move everything into</Trans>}
        error={missing ? t`Choose a category.` : said}
      >
        {(control) => (
          <Picker
            control={control}
            label={t`Move everything into`}
            placeholder={t`Choose a category`}
            options={others.map(({ id: value, label, name, icon }) => ({
              value,
              label,
              icon,
              aliases: [name],
            }))}
            value={into}
            onChange={(next) => {
              setInto(next);
              setMissing(false);
              merge.reset();
            }}
          />
        )}
      </Field>
      <MergePreview source={source} target={target} />
    </Dialog>
  );
}

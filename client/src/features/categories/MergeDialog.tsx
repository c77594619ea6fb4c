import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Field } from "@/ui/fields/Field";
import { Loading } from "@/ui/feedback/Loading";
import { Picker } from "@/ui/fields/Picker";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";

import { useCategoryUsage, useMergeCategory } from "./mutations";
import type { Category, CategoryBook } from "./types";

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
  const merge = useMergeCategory();
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
          <CloseButton>
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

interface MergePreviewProps {
  source: Category;
  target: Category | undefined;
}

/** A preview of the merge: how much moves, and what happens to the old category. */
function MergePreview({ source, target }: MergePreviewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: uses, error, isFetching, refetch } = useCategoryUsage(source.id);
  if (!uses && error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!uses) {
    return (
      <Loading label={t`Counting transactions`}>
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  const count = uses.transactions;
  const from = source.label;
  const to = target?.label ?? "";
  return (
    <div role="status" className="flex flex-col gap-1.5">
      <p className="flex items-start gap-2.5 font-label">
        <ArrowRight aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        {target ? (
          <Plural
            value={count}
            _0={`There's nothing to move to ${to}.`}
            one={`# transaction moves to ${to}.`}
            other={`# transactions move to ${to}.`}
          />
        ) : (
          <Plural
            value={count}
            _0="No transactions in this category."
            one="# transaction in this category."
            other="# transactions in this category."
          />
        )}
      </p>
      <p className="pl-7.5 text-small text-ink-2">
        {source.own ? (
          <Trans>This deletes {from} and can't be undone.</Trans>
        ) : (
          <Trans>{from} will be hidden. You can't undo the move.</Trans>
        )}
      </p>
    </div>
  );
}

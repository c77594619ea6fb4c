import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Merge, RotateCcw, Trash2 } from "lucide-react";
import { useId, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { useToast } from "@/ui/feedback/use-toast";
import { GroupBadge } from "./groups";

import { useCategoryForm } from "./category-form";
import { CategoryFields } from "./CategoryFields";
import { useUpdateCategory, useDeleteCategory, useCategoryUsage } from "./mutations";
import type { Category, CategoryBook, CategoryDialogRequest } from "./types";

interface CategoryDialogProps {
  book: CategoryBook;
  request: Extract<CategoryDialogRequest, { do: "add" | "edit" }>;
  onRequest: (request: CategoryDialogRequest) => void;
  onClose: () => void;
}

/** Adds or edits a category; the input is kept until it is saved or discarded. */
export default function CategoryDialog({ book, request, onRequest, onClose }: CategoryDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const failureText = useFailureText();
  const { form, type, category, submit, submitError, meanwhile } = useCategoryForm(
    book,
    request,
    onClose,
  );
  const { isDirty, isSubmitting } = form.formState;
  const titles = {
    expenses: t`Add an expense category`,
    income: t`Add an income category`,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={request.do === "edit" ? <Trans>Edit category</Trans> : titles[type]}
      guard={() => isSubmitting || isDirty}
      footer={
        <>
          <CloseButton>
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4.5" onSubmit={submit}>
        {submitError !== null && (
          <Alert tone="error" role="alert">
            {failureText(submitError)}
          </Alert>
        )}
        {meanwhile && <CategoryConflict category={meanwhile} onTakeOver={onClose} />}
        <CategoryFields form={form} type={type} icons={book.icons} colors={book.colors} />
      </form>
      {category && <RemoveCategory category={category} onRequest={onRequest} onClose={onClose} />}
    </Dialog>
  );
}

interface CategoryConflictProps {
  /** The category as it is now. */
  category: Category;
  onTakeOver: () => void;
}

/** Shows the version of another device while the input here is kept. */
function CategoryConflict({ category, onTakeOver }: CategoryConflictProps) {
  const { label, icon, color, group } = category;
  return (
    <Alert tone="info" role="alert">
      <p>
        <Trans>This category has been changed on another device. It's now:</Trans>
      </p>
      <p className="my-2 flex items-center gap-3 text-ink">
        <CategoryIcon icon={icon} color={color} size="sm" />
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere">{label}</span>
          {group && <GroupBadge group={group} />}
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

interface RemoveCategoryProps {
  category: Category;
  onRequest: (request: CategoryDialogRequest) => void;
  onClose: () => void;
}

/** What can be done with a category besides changing it: merge, delete, put back. */
function RemoveCategory({ category, onRequest, onClose }: RemoveCategoryProps) {
  const { t } = useLingui();
  const { id, label, own, version } = category;
  const [asking, setAsking] = useState(false);
  const count = useCategoryUsage(id).data?.transactions;
  const remove = useDeleteCategory();
  const change = useUpdateCategory();
  const failureText = useFailureText();
  const toast = useToast();

  const run = async (call: Promise<{ message: string }>) => {
    try {
      const { message } = await call;
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  const asAtFirst = { name: null, group: null, icon: null, color: null };
  const icon = "size-4.5";
  return (
    <div className="flex flex-col gap-2.5 border-t border-line pt-4">
      {count !== undefined && (
        <p className="text-small text-ink-2">
          <Plural
            value={count}
            _0="No transactions in this category."
            one="# transaction in this category."
            other="# transactions in this category."
          />
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          icon={<Merge aria-hidden="true" className={icon} />}
          onClick={() => onRequest({ do: "merge", id })}
        >
          <Trans>Merge into another…</Trans>
        </Button>
        {own && count === 0 && (
          <Button
            variant="secondary"
            className="text-expense"
            busy={remove.isPending}
            icon={<Trash2 aria-hidden="true" className={icon} />}
            onClick={() => setAsking(true)}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
        {!own && version > 0 && (
          <Button
            variant="ghost"
            busy={change.isPending}
            icon={<RotateCcw aria-hidden="true" className={icon} />}
            onClick={() => void run(change.mutateAsync({ category, changes: asAtFirst }))}
          >
            <Trans>Restore original</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t`Delete ${label}?`}
        confirm={<Trans>Delete</Trans>}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run(remove.mutateAsync(id));
        }}
      >
        <Trans>It has no transactions, so nothing else changes.</Trans>
      </ConfirmDialog>
    </div>
  );
}

import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import { CategoryFields } from "./CategoryFields";
import { ChangedElsewhere } from "./ChangedElsewhere";
import { LetGo } from "./LetGo";
import type { CategoryBook } from "./use-categories";
import { useCategoryForm } from "./use-category-form";
import type { Wish } from "./wishes";

interface CategoryDialogProps {
  book: CategoryBook;
  wish: Extract<Wish, { do: "add" | "edit" }>;
  onWish: (wish: Wish) => void;
  onClose: () => void;
}

/** Adds a category of one's own or changes one; what is typed stays until it is saved or given up. */
export default function CategoryDialog({ book, wish, onWish, onClose }: CategoryDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const failureText = useFailureText();
  const { form, type, category, submit, refusal, meanwhile } = useCategoryForm(book, wish, onClose);
  const { isDirty, isSubmitting } = form.formState;
  const titles = {
    expenses: t`Add an expense category`,
    income: t`Add an income category`,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={wish.do === "edit" ? <Trans>Edit category</Trans> : titles[type]}
      guard={() => isSubmitting || isDirty}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4.5" onSubmit={submit}>
        {refusal !== null && (
          <Alert tone="error" role="alert">
            {failureText(refusal)}
          </Alert>
        )}
        {meanwhile && <ChangedElsewhere category={meanwhile} onTakeOver={onClose} />}
        <CategoryFields form={form} type={type} icons={book.icons} colors={book.colors} />
      </form>
      {category && <LetGo category={category} onWish={onWish} onClose={onClose} />}
    </Dialog>
  );
}

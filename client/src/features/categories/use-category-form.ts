import { valibotResolver } from "@hookform/resolvers/valibot";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useToast } from "@/ui/use-toast";

import {
  CATEGORY_FIELDS,
  type CategoryValues,
  categoryCheck,
  changesFrom,
  newValues,
  valuesOf,
} from "./category-form";
import type { Category, CategoryBook } from "./use-categories";
import { useAddCategory, useChangeCategory } from "./use-save-category";
import type { Wish } from "./wishes";

/** The category as another device left it, when that is why the change was refused. */
function changedElsewhere(error: unknown): Category | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Category | undefined) ?? null;
}

/** The form over a new or a present category, and its saving. */
export function useCategoryForm(
  book: CategoryBook,
  wish: Extract<Wish, { do: "add" | "edit" }>,
  onSaved: () => void,
) {
  const toast = useToast();
  const add = useAddCategory();
  const change = useChangeCategory();
  const [opened] = useState(() =>
    wish.do === "edit" ? book.datas.find(({ id }) => id === wish.id) : undefined,
  );
  const type: Category["type"] = wish.do === "add" ? wish.type : (opened?.type ?? "expenses");
  const [before] = useState(() => (opened ? valuesOf(opened) : newValues(type, book.icons)));
  const [refusal, setRefusal] = useState<unknown>(null);
  const [meanwhile, setMeanwhile] = useState<Category | null>(null);
  const form = useForm<CategoryValues>({
    resolver: valibotResolver(categoryCheck),
    defaultValues: before,
  });

  const send = (values: CategoryValues) => {
    if (!opened) return add.mutateAsync({ type, ...values });
    // Once the other change was shown, saving again means to go over it.
    const category = meanwhile ?? opened;
    const changes = changesFrom(values, before);
    return change.mutateAsync({ category, changes, guarded: true });
  };

  const save = form.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      const { message } = await send(values);
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      const now = changedElsewhere(error);
      if (now) setMeanwhile(now);
      else if (!showFieldErrors(error, form.setError, CATEGORY_FIELDS)) setRefusal(error);
    }
  });

  const submit = (event: FormEvent) => void save(event);
  return { form, type, category: opened, submit, refusal, meanwhile };
}

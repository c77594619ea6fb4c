import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useToast } from "@/ui/feedback/use-toast";

import { type NewCategory, useAddCategory, useUpdateCategory } from "./mutations";
import type { Category, CategoryBook, CategoryDialogRequest } from "./types";

const MOST = 40;

/** Problems with the name that the client can tell. */
export const NAME_PROBLEMS = {
  needed: msg`Give it a name.`,
  long: msg`Use at most 40 characters.`,
} satisfies Record<string, MessageDescriptor>;

/** A picture and a colour that the server offers. */
type Icon = NonNullable<NewCategory["icon"]>;
type Color = NonNullable<NewCategory["color"]>;

/** Characters as the server counts them; an emoji is one. */
const letters = (text: string): number => Array.from(text.normalize("NFC")).length;

type NameProblem = keyof typeof NAME_PROBLEMS;
const is = (problem: NameProblem) => problem;

export function isNameProblem(problem: string): problem is NameProblem {
  return problem in NAME_PROBLEMS;
}

const categoryCheck = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, is("needed")),
    v.check((name) => letters(name) <= MOST, is("long")),
  ),
  group: v.nullable(v.picklist(["needs", "wants", "savings"])),
  icon: v.custom<Icon>((icon) => typeof icon === "string"),
  color: v.nullable(v.custom<Color>((color) => typeof color === "string")),
});

export type CategoryValues = v.InferOutput<typeof categoryCheck>;

const CATEGORY_FIELDS = Object.keys(categoryCheck.entries) as (keyof CategoryValues)[];

/** A category as the form shows it: its name is what the reader knows it by. */
function toValues({ label, group, icon, color }: Category): CategoryValues {
  return { name: label, group, icon: icon as Icon, color };
}

/** What a category of one's own begins with. */
function getNewValues(type: Category["type"], icons: readonly string[]): CategoryValues {
  const icon = icons.find((one) => one.endsWith("/card-file-box.svg")) ?? icons[0] ?? "";
  const group = type === "expenses" ? "wants" : null;
  return { name: "", group, icon: icon as Icon, color: null };
}

/** The request with changed fields only, so that a built-in name stays translated. */
function getChanges(shown: CategoryValues, before: CategoryValues) {
  const changed = CATEGORY_FIELDS.filter((field) => shown[field] !== before[field]);
  return Object.fromEntries(
    changed.map((field) => [field, shown[field]]),
  ) as Partial<CategoryValues>;
}

/** The category as another device left it, when that is why the change was refused. */
function isConflict(error: unknown): Category | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Category | undefined) ?? null;
}

/** The form over a new or a present category, and its saving. */
export function useCategoryForm(
  book: CategoryBook,
  request: Extract<CategoryDialogRequest, { do: "add" | "edit" }>,
  onSaved: () => void,
) {
  const toast = useToast();
  const add = useAddCategory();
  const change = useUpdateCategory();
  const [opened] = useState(() =>
    request.do === "edit" ? book.datas.find(({ id }) => id === request.id) : undefined,
  );
  const type: Category["type"] = request.do === "add" ? request.type : (opened?.type ?? "expenses");
  const [before] = useState(() => (opened ? toValues(opened) : getNewValues(type, book.icons)));
  const [submitError, setSubmitError] = useState<unknown>(null);
  const [meanwhile, setMeanwhile] = useState<Category | null>(null);
  const form = useForm<CategoryValues>({
    resolver: valibotResolver(categoryCheck),
    defaultValues: before,
  });

  const send = (values: CategoryValues) => {
    if (!opened) return add.mutateAsync({ type, ...values });
    // Once the other change was shown, saving again means to go over it.
    const category = meanwhile ?? opened;
    const changes = getChanges(values, before);
    return change.mutateAsync({ category, changes, guarded: true });
  };

  const save = form.handleSubmit(async (values) => {
    setSubmitError(null);
    try {
      const { message } = await send(values);
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      const now = isConflict(error);
      if (now) setMeanwhile(now);
      else if (!showFieldErrors(error, form.setError, CATEGORY_FIELDS)) setSubmitError(error);
    }
  });

  const submit = (event: FormEvent) => void save(event);
  return { form, type, category: opened, submit, submitError, meanwhile };
}

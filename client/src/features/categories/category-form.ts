import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";

import type { Category } from "./use-categories";
import type { NewCategory } from "./use-save-category";

/** A picture and a colour that the server offers. */
type Icon = NonNullable<NewCategory["icon"]>;
type Color = NonNullable<NewCategory["color"]>;

const MOST = 40;

/** Characters as the server counts them; an emoji is one. */
const letters = (text: string): number => Array.from(text.normalize("NFC")).length;

/** What can be wrong with the name, before anybody is asked. */
export const NAME_PROBLEMS = {
  needed: msg`Give it a name.`,
  long: msg`Use at most 40 characters.`,
} satisfies Record<string, MessageDescriptor>;

type NameProblem = keyof typeof NAME_PROBLEMS;
const is = (problem: NameProblem) => problem;

export function isNameProblem(problem: string): problem is NameProblem {
  return problem in NAME_PROBLEMS;
}

export const categoryCheck = v.object({
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

export const CATEGORY_FIELDS = Object.keys(categoryCheck.entries) as (keyof CategoryValues)[];

/** A category as the form shows it: its name is what the reader knows it by. */
export function valuesOf({ label, group, icon, color }: Category): CategoryValues {
  return { name: label, group, icon: icon as Icon, color };
}

/** What a category of one's own begins with. */
export function newValues(type: Category["type"], icons: readonly string[]): CategoryValues {
  const icon = icons.find((one) => one.endsWith("/card-file-box.svg")) ?? icons[0] ?? "";
  const group = type === "expenses" ? "wants" : null;
  return { name: "", group, icon: icon as Icon, color: null };
}

/** What the call takes: only what was changed, so that a built-in name stays translated. */
export function changesFrom(shown: CategoryValues, before: CategoryValues) {
  const changed = CATEGORY_FIELDS.filter((field) => shown[field] !== before[field]);
  return Object.fromEntries(
    changed.map((field) => [field, shown[field]]),
  ) as Partial<CategoryValues>;
}

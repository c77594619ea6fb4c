import { Trans, useLingui } from "@lingui/react/macro";

import { Field } from "@/ui/fields/Field";
import { Picker } from "@/ui/fields/Picker";

import { CategoriesFailed } from "./CategoriesFailed";
import { useCategories } from "./queries";
import type { Category } from "./types";

/** How many of the categories used last come first. */
const MOST_RECENT = 4;

const NONE: readonly string[] = [];

interface CategoryFieldProps {
  /** Only such categories; without it those of both types, each under its name. */
  type?: Category["type"];
  /** The id of the chosen category. */
  value: string;
  onChange: (id: string) => void;
  /** The ids of those that the person used last, the last one first. */
  recent?: readonly string[];
  /** What the chosen one is called, as far as that is known without the categories. */
  known?: string;
  error?: string;
}

/** The options, recently used first; includes the selected one even if hidden. */
function listOffered(
  categories: readonly Category[],
  { type, value, recent = NONE }: CategoryFieldProps,
): { last: Category[]; others: Category[] } {
  const offered = categories.filter(
    (category) =>
      (type === undefined || category.type === type) && (!category.hidden || category.id === value),
  );
  const last = recent
    .flatMap((id) => offered.find((category) => category.id === id) ?? [])
    .slice(0, MOST_RECENT);
  const others = offered.filter((category) => !last.includes(category));
  // Groups the types; otherwise keeps the person's order.
  return { last, others: others.sort((one, two) => one.type.localeCompare(two.type)) };
}

/** Chooses a category by picture, name or search. */
export function CategoryField(props: CategoryFieldProps) {
  const { type, value, onChange, known, error } = props;
  const { t } = useLingui();
  const query = useCategories({ hidden: true });
  const { data } = query;
  const { last, others } = listOffered(data ?? [], props);
  const heads = { expenses: t`Expenses`, income: t`Income` };
  const sectionOf = (category: Category): string | undefined => {
    if (!type) return heads[category.type];
    return last.length > 0 ? t`All others` : undefined;
  };
  const option = (category: Category, section = sectionOf(category)) => ({
    value: category.id,
    label: category.label,
    hint: category.hint,
    icon: category.icon,
    color: category.color,
    aliases: [category.name, ...category.aliases],
    section,
  });
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={<Trans>Category</Trans>} error={error} required>
        {(control) => (
          <Picker
            control={control}
            label={t`Category`}
            placeholder={data ? t`Select Category` : (known ?? t`Loading…`)}
            disabled={!data}
            options={[
              ...last.map((category) => option(category, t`Last used`)),
              ...others.map((category) => option(category)),
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      <CategoriesFailed query={query} />
    </div>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, Tag } from "lucide-react";
import { useRef } from "react";

import { Button } from "@/ui/buttons/Button";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { PickerList } from "@/ui/fields/PickerList";

import { CategoriesFailed } from "./CategoriesFailed";
import { useCategories } from "./queries";
import type { Category } from "./types";

interface CategoryFilterProps {
  /** Its categories come first. */
  type: Category["type"] | "all";
  /** The ids of the chosen categories. */
  value: readonly string[];
  /** How many may be chosen. */
  most: number;
  onChange: (ids: readonly string[]) => void;
}

/** Chooses any number of categories; hidden ones too, because older transactions have them. */
export function CategoryFilter({ type, value, most, onChange }: CategoryFilterProps) {
  const { t } = useLingui();
  const query = useCategories({ hidden: true });
  const { data } = query;
  const categories = data ?? [];
  const [first] = categories.filter(({ id }) => id === value[0]);
  const count = value.length;
  const shown = count === 0 ? t`All` : count === 1 && first ? first.label : t`${count} selected`;
  return (
    <>
      <PopoverOrSheet
        label={t`Category: ${shown}`}
        title={<Trans>Categories</Trans>}
        disabled={!data}
        faceClassName="inline-flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-m border border-line-control bg-surface px-3.5 py-1 text-left text-small font-label hover:bg-sunken sm:w-auto"
        face={
          <>
            <Tag aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-x-2.5">
              <span className="text-caption text-ink-3">
                <Trans>Category</Trans>
              </span>
              <span className="truncate">{shown}</span>
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </>
        }
      >
        {(close) => (
          <Choices
            categories={sortByType(categories, type)}
            value={value}
            most={most}
            onChange={onChange}
            close={close}
          />
        )}
      </PopoverOrSheet>
      <CategoriesFailed query={query} />
    </>
  );
}

/** The list of a type first; within it the person's order. */
function sortByType(categories: readonly Category[], type: CategoryFilterProps["type"]) {
  const leading = type === "all" ? "expenses" : type;
  const rank = (category: Category) => Number(category.type !== leading);
  return categories.toSorted((one, two) => rank(one) - rank(two));
}

interface ChoicesProps extends Omit<CategoryFilterProps, "type"> {
  categories: readonly Category[];
  close: () => void;
}

function Choices({ categories, value, most, onChange, close }: ChoicesProps) {
  const { t } = useLingui();
  const heads = { expenses: t`Expenses`, income: t`Income` };
  const doneButton = useRef<HTMLButtonElement>(null);
  const full = value.length >= most;
  const toggle = (id: string) => {
    if (value.includes(id)) onChange(value.filter((other) => other !== id));
    else if (!full) onChange([...value, id]);
  };
  const clear = () => {
    onChange([]);
    // There is nothing left to clear, and a disabled button loses the focus.
    doneButton.current?.focus();
  };
  return (
    <div className="flex w-84 max-w-full flex-col gap-2 max-sm:w-full">
      <PickerList
        label={t`Categories`}
        options={categories.map(({ id, label, icon, color, name, aliases, type }) => ({
          value: id,
          label,
          icon,
          color,
          aliases: [name, ...aliases],
          section: heads[type],
        }))}
        value={value}
        onChoose={toggle}
      />
      <p role="status" className={full ? "px-2.5 text-small text-ink-2" : "sr-only"}>
        {full && (
          <Plural
            value={most}
            one="You can choose # category."
            other="You can choose up to # categories."
          />
        )}
      </p>
      <div className="flex gap-2.5 *:flex-1">
        <Button variant="secondary" disabled={value.length === 0} onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
        <Button ref={doneButton} onClick={close}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

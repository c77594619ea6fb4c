import { Plural } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { cx } from "@/lib/cx";

import { CategoryRow } from "./CategoryRow";
import type { Category } from "./use-categories";

interface HiddenCategoriesProps {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
  onShow: (category: Category) => void;
}

/** What the person does not want to be offered, folded away until it is asked for. */
export function HiddenCategories({ categories, onEdit, onShow }: HiddenCategoriesProps) {
  const id = useId();
  const count = categories.length;
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-3 border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mx-2 flex min-h-11 items-center gap-2 rounded-m px-2 text-small font-label text-ink-2 hover:bg-sunken"
      >
        <ChevronDown
          aria-hidden="true"
          className={cx("size-4.5 transition-transform duration-2", !open && "-rotate-90")}
        />
        <Plural value={count} one="# hidden category" other="# hidden categories" />
      </button>
      <ul id={id} hidden={!open} className="-mx-2 flex flex-col">
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            onEdit={() => onEdit(category)}
            onHide={() => onShow(category)}
          />
        ))}
      </ul>
    </div>
  );
}

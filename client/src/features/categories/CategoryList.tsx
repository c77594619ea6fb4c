import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownUp, Check, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";

import { Button } from "@/ui/Button";
import { Card, CardHead } from "@/ui/Card";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { CategoryRow } from "./CategoryRow";
import { HiddenCategories } from "./HiddenCategories";
import { OrderList } from "./OrderList";
import type { Category } from "./use-categories";
import { useHide } from "./use-hide";
import type { Wish } from "./wishes";

interface CategoryListProps {
  type: Category["type"];
  title: string;
  /** All of the type, in the person's order. */
  categories: readonly Category[];
  onWish: (wish: Wish) => void;
  className?: string;
}

/** The categories of one type: to change, to add to, and to put in order. */
export function CategoryList({ type, title, categories, onWish, className }: CategoryListProps) {
  const { t } = useLingui();
  const id = useId();
  const [ordering, setOrdering] = useState(false);
  const hide = useHide();
  const heading = useRef<HTMLSpanElement>(null);
  const onFocus = useStayingFocus(heading);
  const visible = categories.filter(({ hidden }) => !hidden);
  const count = visible.length;
  const hidden = categories.filter((category) => category.hidden);
  const edit = (category: Category) => onWish({ do: "edit", id: category.id });
  return (
    <Card aria-labelledby={id} className={className} onFocus={onFocus}>
      <CardHead
        id={id}
        title={
          <span ref={heading} tabIndex={-1} className="outline-none">
            {title}{" "}
            <span className="text-small font-medium max-sm:sr-only tracking-normal text-ink-3">
              <Plural value={count} one="# category" other="# categories" />
            </span>
          </span>
        }
      >
        <div className="flex gap-1">
          <Button
            variant="ghost"
            aria-pressed={ordering}
            className="px-3"
            icon={
              ordering ? (
                <Check aria-hidden="true" className="size-4.5" />
              ) : (
                <ArrowDownUp aria-hidden="true" className="size-4.5" />
              )
            }
            onClick={() => setOrdering(!ordering)}
          >
            {ordering ? (
              <Trans>Done</Trans>
            ) : (
              <span className="max-sm:sr-only">
                <Trans>Change order</Trans>
              </span>
            )}
          </Button>
          {!ordering && (
            <Button
              variant="soft"
              className="px-3"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              aria-label={
                type === "income" ? t`Add an income category` : t`Add an expense category`
              }
              onClick={() => onWish({ do: "add", type })}
            >
              <Trans>Add</Trans>
            </Button>
          )}
        </div>
      </CardHead>
      {ordering ? (
        <OrderList type={type} all={categories} visible={visible} />
      ) : (
        <ul className="-mx-2 flex flex-col">
          {visible.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              onEdit={() => edit(category)}
              onHide={() => void hide(category, true)}
            />
          ))}
        </ul>
      )}
      {hidden.length > 0 && !ordering && (
        <HiddenCategories
          categories={hidden}
          onEdit={edit}
          onShow={(category) => void hide(category, false)}
        />
      )}
    </Card>
  );
}

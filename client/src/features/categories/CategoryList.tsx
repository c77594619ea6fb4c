import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownUp, Check, ChevronDown, Eye, EyeOff, Pencil, Plus } from "lucide-react";
import { useId, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { IconButton } from "@/ui/buttons/IconButton";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";
import { GroupBadge } from "./groups";

import { useUpdateCategory } from "./mutations";
import { OrderList } from "./OrderList";
import type { Category, CategoryDialogRequest } from "./types";

interface CategoryListProps {
  type: Category["type"];
  title: string;
  /** All of the type, in the person's order. */
  categories: readonly Category[];
  onRequest: (request: CategoryDialogRequest) => void;
  className?: string;
}

/** The categories of one type: to change, to add to, and to put in order. */
export function CategoryList({ type, title, categories, onRequest, className }: CategoryListProps) {
  const { t } = useLingui();
  const id = useId();
  const [ordering, setOrdering] = useState(false);
  const hide = useHideCategory();
  const heading = useRef<HTMLSpanElement>(null);
  const onFocus = useFocusFallback(heading);
  const visible = categories.filter(({ hidden }) => !hidden);
  const count = visible.length;
  const hidden = categories.filter((category) => category.hidden);
  const edit = (category: Category) => onRequest({ do: "edit", id: category.id });
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
              onClick={() => onRequest({ do: "add", type })}
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

interface HiddenCategoriesProps {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
  onShow: (category: Category) => void;
}

/** The hidden categories, collapsed by default. */
function HiddenCategories({ categories, onEdit, onShow }: HiddenCategoriesProps) {
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

interface CategoryRowProps {
  category: Category;
  onEdit: () => void;
  /** Hides or shows the category. */
  onHide: () => void;
}

/** A category as its owner knows it: the whole row edits, the eye hides it or shows it again. */
function CategoryRow({ category, onEdit, onHide }: CategoryRowProps) {
  const { t } = useLingui();
  const { label, hint, icon, color, group, own, hidden } = category;
  return (
    <li className="group relative flex min-h-16 items-center gap-3.5 rounded-control px-2 transition-colors duration-1 hover:bg-sunken">
      <span className="flex min-w-0 flex-1 items-center gap-3.5">
        <span className={cx("flex", hidden && "opacity-60")}>
          <CategoryIcon icon={icon} color={color} />
        </span>
        <span className="flex min-w-0 flex-1 gap-x-3 gap-y-1 py-2 max-sm:flex-col sm:items-center sm:justify-between">
          <span className="flex min-w-0 flex-col">
            <button
              type="button"
              onClick={onEdit}
              aria-label={t`Edit ${label}`}
              className="text-left leading-5 font-label wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {label}
            </button>
            {hint && <span className="text-caption text-ink-3">{hint}</span>}
          </span>
          <span className="flex shrink-0 items-center gap-2.5 sm:flex-row-reverse">
            {group && <GroupBadge group={group} />}
            {own && (
              <span className="text-small leading-5 font-medium text-ink-3">
                <Trans>Your own</Trans>
              </span>
            )}
          </span>
        </span>
      </span>
      <Pencil
        aria-hidden="true"
        className="size-4.5 shrink-0 text-ink-3 transition-colors duration-1 group-hover:text-ink"
      />
      <IconButton
        label={hidden ? t`Show ${label}` : t`Hide ${label}`}
        icon={
          hidden ? (
            <EyeOff aria-hidden="true" className="size-5" />
          ) : (
            <Eye aria-hidden="true" className="size-5" />
          )
        }
        className="-mr-1 hover:bg-surface"
        onClick={onHide}
      />
    </li>
  );
}

/** Hides or shows a category; the toast offers undo. */
function useHideCategory() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync } = useUpdateCategory();
  const hide = async (category: Category, hidden: boolean) => {
    const { label } = category;
    try {
      await mutateAsync({ category, changes: { hidden } });
      toast({
        tone: "success",
        text: hidden ? t`${label} is hidden.` : t`${label} is shown again.`,
        action: { label: t`Undo`, run: () => void hide(category, !hidden) },
      });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return hide;
}

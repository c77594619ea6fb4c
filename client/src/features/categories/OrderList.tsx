import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from "react";

import { api } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { IconButton } from "@/ui/buttons/IconButton";
import { useToast } from "@/ui/feedback/use-toast";
import { VisuallyHidden } from "@/ui/layout/VisuallyHidden";

import { getFullOrder, moveItem, withOrder } from "./category-order";
import { CATEGORIES_KEY, getBookKey, invalidateCategories } from "./queries";
import type { Category, CategoryBook } from "./types";
import { useRowDrag } from "./use-row-drag";

interface OrderListProps {
  type: Category["type"];
  all: readonly Category[];
  visible: readonly Category[];
}

/** The visible categories with a handle to drag, and buttons that do the same step by step. */
export function OrderList({ type, all, visible }: OrderListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState("");
  const keep = useOrder(type);

  const move = (from: number, to: number) => {
    const category = visible[from];
    if (!category || to < 0 || to >= visible.length) return;
    const ids = moveItem(visible, from, to).map(({ id }) => id);
    keep(getFullOrder(all, ids));
    const { label } = category;
    const place = to + 1;
    const count = visible.length;
    setSaid(t`${label} is now number ${place} of ${count}.`);
  };
  const { dragged, handle } = useRowDrag(list, move);
  const stateOf = (index: number) => {
    if (dragged === null) return "resting";
    return dragged === index ? "carried" : "yielding";
  };

  // A row that changes its place in the page loses the focus of its button.
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (button && document.activeElement !== button) button.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }, [visible]);

  return (
    <>
      <p className="mb-1 text-small text-ink-3">
        <Trans>Drag the handle or use the arrows. Changes save automatically.</Trans>
      </p>
      <ul ref={list} className="relative -mx-2 flex flex-col">
        {visible.map((category, index) => (
          <OrderRow
            key={category.id}
            category={category}
            first={index === 0}
            last={index === visible.length - 1}
            state={stateOf(index)}
            handle={handle}
            onStep={(by, button) => {
              pressed.current = button;
              move(index, index + by);
            }}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

interface OrderRowProps {
  category: Category;
  first: boolean;
  last: boolean;
  /** Being dragged, making room for the one that is, or neither. */
  state: "resting" | "carried" | "yielding";
  /** What the handle needs, so that the row can be dragged by it. */
  handle: HTMLAttributes<HTMLElement>;
  /** Moves it by one place; the button wants the focus back. */
  onStep: (by: 1 | -1, button: HTMLElement) => void;
}

const looks = {
  resting: "",
  carried: "z-10 bg-raised shadow-float",
  yielding: "transition-transform duration-2",
};

/** A category with a handle to drag it by, and a step up and down. */
function OrderRow({ category, first, last, state, handle, onStep }: OrderRowProps) {
  const { t } = useLingui();
  const { label, icon, color } = category;
  return (
    <li
      data-row
      className={cx("relative flex min-h-14 items-center gap-3 rounded-control pr-1", looks[state])}
    >
      <span
        {...handle}
        aria-hidden="true"
        className={cx(
          "-mr-2 grid w-9 shrink-0 self-stretch touch-none place-items-center text-ink-3 select-none",
          state === "carried" ? "cursor-grabbing" : "cursor-grab",
        )}
      >
        <GripVertical className="size-5" />
      </span>
      <CategoryIcon icon={icon} color={color} size="sm" />
      <span className="min-w-0 flex-1 py-1.5 leading-5 font-label wrap-anywhere">{label}</span>
      <Step label={t`Move ${label} up`} end={first} onPress={(button) => onStep(-1, button)}>
        <ArrowUp aria-hidden="true" className="size-5" />
      </Step>
      <Step label={t`Move ${label} down`} end={last} onPress={(button) => onStep(1, button)}>
        <ArrowDown aria-hidden="true" className="size-5" />
      </Step>
    </li>
  );
}

interface StepProps {
  label: string;
  /** There is no further step that way; the button stays, so that the focus does. */
  end: boolean;
  onPress: (button: HTMLElement) => void;
  children: ReactNode;
}

function Step({ label, end, onPress, children }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={children}
      aria-disabled={end || undefined}
      className={cx(end && "cursor-not-allowed opacity-40 hover:bg-transparent hover:text-ink-2")}
      onClick={(event) => {
        if (!end) onPress(event.currentTarget);
      }}
    />
  );
}

/**
 * Keeps the order of the categories of a type. It holds at once; while one order is being sent,
 * only the last of those that follow is sent after it.
 */
function useOrder(type: Category["type"]) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const toast = useToast();
  const waiting = useRef<string[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string[]) => api.PUT("/categories/order", { body: { type, ids } }),
    onError: (error) => {
      waiting.current = null;
      toast({ tone: "error", text: failureText(error) });
      return client.invalidateQueries({ queryKey: CATEGORIES_KEY });
    },
    onSuccess: () => {
      if (!waiting.current) return invalidateCategories(client);
      send(waiting.current);
      return undefined;
    },
  });
  const send = (ids: string[]) => {
    waiting.current = null;
    mutate(ids);
  };
  return (ids: string[]) => {
    void client.cancelQueries({ queryKey: CATEGORIES_KEY });
    client.setQueryData<CategoryBook>(
      getBookKey(language),
      (book) => book && withOrder(book, type, ids),
    );
    if (isPending) waiting.current = ids;
    else send(ids);
  };
}

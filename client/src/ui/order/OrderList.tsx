import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from "react";

import { useRowDrag } from "@/browser/use-row-drag";
import { cx } from "@/lib/cx";
import { moveItem } from "@/lib/move-item";

import { IconButton } from "../buttons/IconButton";
import { VisuallyHidden } from "../layout/VisuallyHidden";

export interface OrderItem {
  id: string;
  label: string;
  picture: ReactNode;
}

interface OrderListProps {
  items: readonly OrderItem[];
  /** Given the ids in their new order. */
  onOrder: (ids: string[]) => void;
}

/** Rows with a handle to drag, and buttons that do the same step by step. */
export function OrderList({ items, onOrder }: OrderListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState("");

  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    onOrder(moveItem(items, from, to).map(({ id }) => id));
    const { label } = item;
    const place = to + 1;
    const count = items.length;
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
  }, [items]);

  return (
    <>
      <p className="mb-1 text-small text-ink-3">
        <Trans>Drag the handle or use the arrows. Changes save automatically.</Trans>
      </p>
      <ul ref={list} className="relative -mx-2 flex flex-col">
        {items.map((item, index) => (
          <OrderRow
            key={item.id}
            item={item}
            first={index === 0}
            last={index === items.length - 1}
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
  item: OrderItem;
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

/** A row with a handle to drag it by, and a step up and down. */
function OrderRow({ item, first, last, state, handle, onStep }: OrderRowProps) {
  const { t } = useLingui();
  const { label, picture } = item;
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
      {picture}
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

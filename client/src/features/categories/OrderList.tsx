import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";

import { VisuallyHidden } from "@/ui/VisuallyHidden";

import { OrderRow } from "./OrderRow";
import { moved, wholeOrder } from "./ordering";
import type { Category } from "./use-categories";
import { useOrder } from "./use-order";
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
    const ids = moved(visible, from, to).map(({ id }) => id);
    keep(wholeOrder(all, ids));
    const { label } = category;
    const place = to + 1;
    const count = visible.length;
    setSaid(t`${label} is number ${place} of ${count} now.`);
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
        <Trans>Drag by the handle or use the arrows. Every step is saved.</Trans>
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

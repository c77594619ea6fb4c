import { type KeyboardEvent, type ReactNode, useState } from "react";

import { moveFocusByArrowKey } from "@/browser/arrow-key-focus";
import { cx } from "@/lib/cx";

import { PANEL, useAnchoredPanel } from "../dialog/use-anchored-panel";
import { IconButton } from "./IconButton";

export interface MenuAction {
  label: string;
  icon: ReactNode;
  run: () => void;
  /** It takes something away. */
  danger?: boolean;
}

export interface ActionMenuProps {
  /** The name of the button. */
  label: string;
  icon: ReactNode;
  className?: string;
  /** Further attributes of the button. */
  marks?: Record<`data-${string}`, string>;
  actions: readonly MenuAction[];
}

/** Opens as soon as it is there, because a press on the button asked for it. */
export default function ActionMenuItems({
  label,
  icon,
  className,
  marks,
  actions,
}: ActionMenuProps) {
  const [open, setOpen] = useState(true);
  const { button, panel, leave } = useAnchoredPanel(open, () => setOpen(false), "end");

  return (
    <>
      <IconButton
        {...marks}
        ref={button}
        label={label}
        icon={icon}
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {open && (
        <div
          {...panel}
          tabIndex={-1}
          role="menu"
          aria-label={label}
          className={cx(PANEL, "min-w-44")}
          onKeyDown={(event) => {
            moveFocusByArrowKey(event);
            focusByFirstLetter(event);
            panel.onKeyDown(event);
          }}
        >
          {actions.map((action, index) => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-autofocus={index === 0 || undefined}
              onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
              onClick={() => {
                leave();
                action.run();
              }}
              className={cx(
                "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-m px-3 text-left text-body font-label outline-none focus:bg-sunken",
                action.danger ? "text-expense" : "text-ink",
              )}
            >
              {action.icon}
              {action.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** A letter goes to the next action that begins with it. */
function focusByFirstLetter({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key.length > 1) return;
  const items = [...currentTarget.querySelectorAll("button")];
  const from = items.findIndex((item) => item === document.activeElement) + 1;
  const inOrder = [...items.slice(from), ...items.slice(0, from)];
  inOrder.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))?.focus();
}

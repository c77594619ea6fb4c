import { Menu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import { type ReactNode, useEffect, useRef } from "react";

import { cx } from "@/lib/cx";

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
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
    );
  }, []);

  return (
    <Menu>
      <MenuButton
        as={IconButton}
        {...marks}
        ref={button}
        label={label}
        icon={icon}
        className={className}
      />
      <MenuItems
        transition
        modal={false}
        anchor={{ to: "bottom end", gap: 4, padding: 12 }}
        aria-label={label}
        className="z-50 min-w-44 rounded-panel border border-line bg-raised p-1.5 shadow-float outline-none transition duration-2 ease-out data-closed:-translate-y-1 data-closed:opacity-0"
      >
        {actions.map((action) => (
          <MenuItem key={action.label}>
            <button
              type="button"
              onClick={action.run}
              className={cx(
                "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-m px-3 text-left text-body font-label data-focus:bg-sunken",
                action.danger ? "text-expense" : "text-ink",
              )}
            >
              {action.icon}
              {action.label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}

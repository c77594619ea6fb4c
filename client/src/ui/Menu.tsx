import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import type { ReactNode } from "react";

interface MenuProps {
  /** What the button opens, when its face has no words of its own. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  faceClassName?: string;
  /** MenuAction elements. */
  children: ReactNode;
}

/** A button that opens a list of things to do. */
export function Menu({ label, face, faceClassName, children }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton aria-label={label} className={faceClassName}>
        {face}
      </MenuButton>
      <MenuItems
        transition
        anchor={{ to: "bottom end", gap: 6, padding: 12 }}
        className="z-50 min-w-56 rounded-panel border border-line bg-raised p-1.5 shadow-float outline-none transition duration-2 ease-out data-closed:-translate-y-1 data-closed:opacity-0"
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}

interface MenuActionProps {
  icon?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One thing to do, in a Menu. */
export function MenuAction({ icon, disabled, onSelect, children }: MenuActionProps) {
  return (
    <MenuItem disabled={disabled}>
      <button
        type="button"
        onClick={onSelect}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-segment px-2.5 text-left font-medium data-disabled:text-ink-3 data-focus:bg-primary-soft data-focus:text-on-primary-soft"
      >
        {icon}
        {children}
      </button>
    </MenuItem>
  );
}

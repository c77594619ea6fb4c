import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { HTMLAttributes, ReactNode } from "react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { IconButton } from "@/ui/IconButton";

import type { Category } from "./use-categories";

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
export function OrderRow({ category, first, last, state, handle, onStep }: OrderRowProps) {
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

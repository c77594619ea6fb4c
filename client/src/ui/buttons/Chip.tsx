import { Check } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";

import { cx } from "@/lib/cx";

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Whether what it stands for holds now; left out where pressing it only does something. */
  chosen?: boolean;
  /** Stands before the words; a tick takes its place while chosen. */
  icon?: ReactNode;
};

/** A small round choice that is made at one press. */
export function Chip({ chosen, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen}
      className={cx(
        "inline-flex min-h-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-full border px-4 text-small leading-4 font-label whitespace-nowrap transition-colors duration-1",
        chosen
          ? "border-primary bg-primary-soft text-on-primary-soft ring-1 ring-primary"
          : "border-line-control hover:bg-sunken",
        className,
      )}
    >
      {chosen ? <Check aria-hidden="true" className="size-4 shrink-0" /> : icon}
      {children}
    </button>
  );
}

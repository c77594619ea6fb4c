import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

import { cx } from "@/lib/cx";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  /** What pressing it does, in words. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, icon, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        "relative inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-m text-ink-2 transition-colors duration-1 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-60",
        className,
      )}
    >
      {icon}
    </button>
  );
}

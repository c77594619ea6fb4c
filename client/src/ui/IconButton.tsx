import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

import { cx } from "@/lib/cx";

const looks = {
  plain: "text-ink-2 hover:bg-sunken hover:text-ink",
  outlined: "border border-line bg-surface text-ink-2 hover:bg-sunken hover:text-ink",
  hero: "text-hero-ink-2 hover:bg-hero-glass hover:text-hero-ink",
};

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  /** What pressing it does, in words. */
  label: string;
  icon: ReactNode;
  look?: keyof typeof looks;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  icon,
  look = "plain",
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        "relative inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-m transition-colors duration-1 disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-60",
        looks[look],
        className,
      )}
    >
      {icon}
    </button>
  );
}

import { cx } from "@/lib/cx";

export type ButtonVariant =
  | "primary"
  | "secondary"
  | "soft"
  | "ghost"
  | "warning"
  | "gold"
  | "glass"
  | "danger"
  | "danger-outline";
export type ButtonSize = "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  className?: string;
}

const base =
  "relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 whitespace-nowrap font-button transition duration-1 active:scale-[.98] disabled:cursor-not-allowed disabled:active:scale-100 aria-disabled:cursor-not-allowed aria-disabled:active:scale-100";

const unavailable = "disabled:bg-disabled disabled:text-ink-3 disabled:border-transparent";

const sizes: Record<ButtonSize, string> = {
  md: "min-h-11 rounded-m px-4.5 text-body leading-5",
  lg: "min-h-13 rounded-control px-6 text-base leading-5",
};

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press",
  secondary: "border border-line-control bg-surface text-ink hover:bg-sunken",
  soft: "bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover",
  ghost: "text-primary hover:bg-primary-soft",
  warning: "text-expense hover:bg-expense-soft",
  gold: "bg-gold text-on-gold hover:bg-gold-hover",
  glass: "bg-hero-glass text-hero-ink hover:bg-hero-glass-hover",
  danger: "bg-danger text-on-danger hover:bg-danger-hover",
  // Beside a main action, which is the only filled button of its view.
  "danger-outline": "border border-danger bg-surface text-danger hover:bg-expense-soft",
};

/** Of a button whose words may take a second line where there is no room for them in one. */
export const WRAPPING = "max-w-full py-1 whitespace-normal!";

/** The classes of a button, shared by real buttons and by links that look like one. */
export function buttonStyles({
  variant = "primary",
  size = "md",
  block,
  className,
}: ButtonLook): string {
  return cx(base, sizes[size], variants[variant], unavailable, block && "w-full", className);
}

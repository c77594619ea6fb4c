import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

const tones = {
  neutral: "bg-sunken text-ink-2",
  green: "bg-income-soft text-income",
  red: "bg-expense-soft text-expense",
  gold: "bg-gold-soft text-gold-ink",
};

interface BadgeProps {
  tone?: keyof typeof tones;
  /** A 14 px icon: a state never speaks by colour alone. */
  icon?: ReactNode;
  /** Its words may need more than one line. */
  wraps?: boolean;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, wraps, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.25 rounded-badge px-2.25 text-caption font-label",
        wraps ? "min-h-6 py-0.5" : "min-h-6 whitespace-nowrap",
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

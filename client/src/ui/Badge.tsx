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
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex h-6 items-center gap-1.25 rounded-badge px-2.25 text-caption font-label whitespace-nowrap",
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

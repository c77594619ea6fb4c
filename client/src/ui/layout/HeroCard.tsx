import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

import { Terraces } from "./Terraces";

interface HeroCardProps {
  /** Lower than usual from 640 px. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
}

/** The one deep green card of a screen; it holds the screen's one large figure. */
export function HeroCard({ compact, className, children }: HeroCardProps) {
  return (
    <section
      className={cx(
        "@container relative isolate overflow-hidden rounded-2xl bg-hero px-5.5 py-5.5 text-hero-ink sm:px-8 sm:py-7",
        compact && "sm:min-h-26 sm:py-4.5!",
        className,
      )}
    >
      <Terraces className="-z-10 h-2/3" />
      {children}
    </section>
  );
}

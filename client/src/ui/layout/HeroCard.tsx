import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

import { Terraces } from "./Terraces";

/** The one deep green card of a screen; it holds the screen's one large figure. */
export function HeroCard({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <section
      className={cx(
        "@container relative isolate overflow-hidden rounded-2xl bg-hero px-5.5 py-5.5 text-hero-ink sm:px-8 sm:py-7",
        className,
      )}
    >
      <Terraces className="-z-10 h-2/3" />
      {children}
    </section>
  );
}

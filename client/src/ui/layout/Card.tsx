import type { HTMLAttributes, ReactNode } from "react";

import { cx } from "@/lib/cx";

/** The paper on which a screen lays its parts. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <section
      {...rest}
      className={cx(
        "min-w-0 rounded-xl border border-line bg-surface p-4.5 shadow-card sm:p-6",
        className,
      )}
    />
  );
}

/** The head of a card: its title, and what belongs to it on the right. */
export function CardHead({
  title,
  id,
  children,
}: {
  title: ReactNode;
  id?: string;
  children?: ReactNode;
}) {
  return (
    <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <h2 id={id} className="text-title tracking-tight">
        {title}
      </h2>
      {children}
    </div>
  );
}

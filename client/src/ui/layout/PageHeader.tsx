import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

interface PageHeaderProps {
  title: ReactNode;
  /** A line under the title, for instance today's date. */
  children?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  /** The buttons stay beside the title, however little room there is. */
  compact?: boolean;
}

/** The head of a signed-in page. */
export function PageHeader({ title, children, actions, compact }: PageHeaderProps) {
  return (
    <header
      className={cx(
        "flex min-h-11 items-center justify-between gap-x-4 gap-y-3 sm:min-h-12",
        !compact && "flex-wrap",
      )}
    >
      <div className="min-w-0">
        <h1 className="wrap-anywhere" tabIndex={-1}>
          {title}
        </h1>
        {children && <p className="text-ink-2">{children}</p>}
      </div>
      {actions && (
        <div className={cx("flex items-center gap-3", compact ? "shrink-0" : "flex-wrap")}>
          {actions}
        </div>
      )}
    </header>
  );
}

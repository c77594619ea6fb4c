import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** A line under the title, for instance today's date. */
  children?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** The head of a signed-in page. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:min-h-12">
      <div className="min-w-0">
        <h1 className="wrap-anywhere" tabIndex={-1}>
          {title}
        </h1>
        {children && <p className="text-ink-2">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}

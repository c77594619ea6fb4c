import type { ReactNode } from "react";

import { Illustration, type IllustrationName } from "./Illustration";

interface EmptyStateProps {
  illustration?: IllustrationName;
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** An empty place that says what to do next: picture, one line, one sentence, one button. */
export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      {illustration && <Illustration name={illustration} className="mb-2 w-50" />}
      <p className="font-bold">{title}</p>
      {children && <p className="max-w-[38ch] text-ink-2">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

import { Illustration } from "../pictures/Illustration";
import type { IllustrationName } from "../pictures/Illustration";

interface EmptyStateProps {
  /** It stands beside something, and takes less room. */
  brief?: boolean;
  illustration?: IllustrationName;
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** An empty place that says what to do next: picture, one line, one sentence, one button. */
export function EmptyState(props: EmptyStateProps) {
  const { brief, illustration, title, children, action } = props;
  return (
    <div
      className={cx(
        "flex flex-col items-center text-center",
        brief ? "gap-1 text-small" : "gap-2 px-6 py-8",
      )}
    >
      {illustration && (
        <Illustration lazy name={illustration} className={cx("mb-2", brief ? "w-40" : "w-50")} />
      )}
      <p className="font-bold">{title}</p>
      {children && <p className="max-w-[38ch] text-balance text-ink-2">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

import { ChevronDown, ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { cx } from "@/lib/cx";

export interface SummaryItem {
  name: string;
  Icon: LucideIcon;
  label: string;
  /** The figure itself, or a word for it. */
  value: string;
  /** Additional details. */
  more?: string;
  /** Needs attention. */
  alarming?: boolean;
  /** Where that is done. */
  to?: string;
  /** Where nothing leads to: what there is to know and to do, shown below when it is wanted. */
  details?: ReactNode;
}

const LOOK = "my-0.5 flex min-h-15 items-center gap-3 rounded-m px-2.5 py-2";

/** One item of the summary with a link or details. */
export function SummaryLine({ line: { to, details, ...line } }: { line: SummaryItem }) {
  if (!to) {
    return (
      <li>
        <details className="group">
          <summary className={cx(LOOK, "cursor-pointer list-none hover:bg-sunken")}>
            <Content {...line}>
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-3 transition-transform duration-2 group-open:rotate-180"
              />
            </Content>
          </summary>
          {details}
        </details>
      </li>
    );
  }
  return (
    <li>
      <Link to={to} className={cx(LOOK, "hover:bg-sunken")}>
        <Content {...line}>
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </Content>
      </Link>
    </li>
  );
}

function Content({
  Icon,
  label,
  value,
  more,
  alarming,
  children,
}: Omit<SummaryItem, "to" | "details"> & { children?: ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          "grid size-9 shrink-0 place-items-center rounded-m",
          alarming ? "bg-expense-soft text-expense" : "bg-primary-soft text-primary",
        )}
      >
        <Icon className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-small font-label">{label}</span>
        {more && (
          <span className={cx("block text-caption", alarming ? "text-expense" : "text-ink-2")}>
            {more}
          </span>
        )}
      </span>
      <span className="money font-bold">{value}</span>
      {children}
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect } from "react";

import { cx } from "@/lib/cx";

import { slotsOf } from "./page-slots";
import { usePhone } from "@/browser/media-queries";

interface PaginationProps {
  /** What is leafed through, for screen readers. */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  perPage: number;
  /** How many rows there are in all. */
  total: number;
  /** That number is about to be replaced: nothing follows from it. */
  stale?: boolean;
  /** Going there is a step that Back undoes, unless a page is left that is not there. */
  onPage: (page: number, how: { step: boolean }) => void;
}

/** The pages of a long list and the way between them; nothing where one page holds it all. */
export function Pagination({ label, page, perPage, total, stale, onPage }: PaginationProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const pages = Math.ceil(total / perPage);
  const beyond = !stale && pages > 0 && page > pages;
  // Its last row went, or it never was: the last page that is there comes instead.
  useEffect(() => {
    if (beyond) onPage(pages, { step: false });
  });
  if (pages === 0 || (pages === 1 && page === 1)) return null;
  const go = (to: number) => onPage(to, { step: true });
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  return (
    <nav
      aria-label={label}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:pl-2"
    >
      <p role="status" className="text-small text-ink-2 tabular-nums">
        <Trans>
          {from} to {to} of {total}
        </Trans>
      </p>
      <div
        className={cx(
          "flex min-w-0 flex-wrap items-center",
          pages > 2 && "max-sm:flex-1 max-sm:basis-full max-sm:justify-between",
        )}
      >
        <Step label={t`Previous page`} to={page - 1} pages={pages} onPage={go}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Step>
        {slotsOf(page, pages, phone ? 5 : 7).map((slot) =>
          slot.page === null ? (
            <span key={slot.key} aria-hidden="true" className={cx(cell, "text-ink-3")}>
              …
            </span>
          ) : (
            <PageButton key={slot.key} page={slot.page} current={slot.page === page} onPage={go} />
          ),
        )}
        <Step label={t`Next page`} to={page + 1} pages={pages} onPage={go}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Step>
      </div>
    </nav>
  );
}

const cell =
  "inline-grid min-h-11 w-11 min-w-fit shrink place-items-center rounded-m text-small font-button tabular-nums";

interface PageButtonProps {
  page: number;
  current: boolean;
  onPage: (page: number) => void;
}

function PageButton({ page, current, onPage }: PageButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Page ${page}`}
      aria-current={current ? "page" : undefined}
      onClick={() => onPage(page)}
      className={cx(cell, current ? "bg-primary text-on-primary" : "text-ink-2 hover:bg-sunken")}
    >
      {page}
    </button>
  );
}

interface StepProps {
  label: string;
  to: number;
  pages: number;
  onPage: (page: number) => void;
  children: ReactNode;
}

/** It stays where it is at either end, so that the focus on it is not lost. */
function Step({ label, to, pages, onPage, children }: StepProps) {
  const leads = to >= 1 && to <= pages;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!leads}
      onClick={() => leads && onPage(to)}
      className={cx(
        cell,
        leads ? "text-ink-2 hover:bg-sunken" : "cursor-default! text-ink-3 opacity-60",
      )}
    >
      {children}
    </button>
  );
}

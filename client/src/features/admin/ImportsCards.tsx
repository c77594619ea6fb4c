import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useCounts } from "@/i18n/use-counts";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { Card, CardHead } from "@/ui/layout/Card";

import { type Figures, FiguresTable } from "./ChartCard";
import type { Dashboard } from "./use-dashboard";

const REASONS = {
  empty: msg`Empty file`,
  too_large: msg`Too large`,
  too_heavy: msg`Takes too long`,
  unknown_type: msg`Unknown type of file`,
  unknown_layout: msg`No table found`,
  zip_others: msg`ZIP without statements`,
  zip_unpack: msg`ZIP to unpack`,
  zip_locked: msg`ZIP with a password`,
  damaged: msg`Damaged file`,
  no_text: msg`Picture without text`,
  no_rows: msg`No transactions`,
  bad_day: msg`Unreadable date`,
  bad_amount: msg`Unreadable amount`,
  both_sides: msg`Money in and out in one row`,
  no_period: msg`Dates without a year`,
  foreign_currency: msg`Another currency`,
} as const;

const isKnown = (reason: string): reason is keyof typeof REASONS => reason in REASONS;

/** What became of the files that people imported: those of each format, and why others failed. */
export function ImportsCards({ imports: { layouts, failures } }: Pick<Dashboard, "imports">) {
  const { t } = useLingui();
  const { count } = useCounts();
  return (
    <div className="grid gap-3 sm:gap-5 lg:grid-cols-2">
      <FiguresCard
        title={t`Imports by format`}
        empty={t`No files in this period`}
        head={[t`Format`, t`Files read`, t`Imported`]}
        rows={layouts.map(({ layout, name, read, applied }) => ({
          key: layout,
          cells: [name || t`Other tables`, count(read), count(applied)],
        }))}
      />
      <FiguresCard
        title={t`Files that failed`}
        empty={t`No failures in this period`}
        head={[t`Reason`, t`Files`]}
        rows={failures.map(({ reason, files }) => ({
          key: reason,
          cells: [isKnown(reason) ? t(REASONS[reason]) : reason, count(files)],
        }))}
      />
    </div>
  );
}

function FiguresCard({ title, empty, ...figures }: Figures & { title: string; empty: string }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={title} />
      {figures.rows.length > 0 ? (
        <FiguresTable caption={title} shown {...figures} />
      ) : (
        <div className="py-6">
          <EmptyState brief title={empty} />
        </div>
      )}
    </Card>
  );
}

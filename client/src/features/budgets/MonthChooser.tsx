import { useLingui } from "@lingui/react/macro";
import { Calendar, ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatMonth } from "@/lib/dates";
import { IconButton } from "@/ui/IconButton";
import { PopoverOrSheet } from "@/ui/PopoverOrSheet";

import { MonthGrid } from "./MonthGrid";
import type { BudgetMonth } from "./types";

interface MonthChooserProps {
  month: BudgetMonth;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** Nothing is the present month. */
  onMonth: (key: string | undefined) => void;
}

/** The month that is looked at, between the ways to the one before and the one after. */
export function MonthChooser({ month, today, onMonth }: MonthChooserProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = formatMonth(`${month.key}-01`, language);
  const step = (key: string | null) => ({
    "aria-disabled": key === null || undefined,
    onClick: () => key && onMonth(key),
    className: cx(key === null && "opacity-50"),
  });
  return (
    <div className="-mx-1 flex items-center gap-1">
      <IconButton
        label={t`Earlier month`}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        {...step(month.previous)}
      />
      <PopoverOrSheet
        label={t`Month: ${name}`}
        title={t`Choose a month`}
        faceClassName="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-m border border-line-control bg-surface px-3.5 text-left text-small font-label hover:bg-sunken"
        face={
          <>
            <Calendar aria-hidden="true" className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
            <span className="whitespace-nowrap">{name}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </>
        }
      >
        {(close) => (
          <MonthGrid
            value={month.key}
            today={today}
            onChoose={(key) => {
              onMonth(key);
              close();
            }}
          />
        )}
      </PopoverOrSheet>
      <IconButton
        label={t`Later month`}
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        {...step(month.next)}
      />
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Calendar, ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefMonth, formatDayRange, formatMonth, isCalendarMonth } from "@/lib/dates";
import { FIRST_MONTH } from "@/lib/months";
import { IconButton } from "@/ui/buttons/IconButton";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { MonthGrid } from "@/ui/months/MonthGrid";

import { getLastMonth } from "./months";
import type { BudgetMonth } from "./types";

interface MonthPickerProps {
  month: BudgetMonth;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** Nothing is the present month. */
  onMonth: (key: string | undefined) => void;
}

/** The month that is looked at, between the ways to the one before and the one after. */
export function MonthPicker({ month, today, onMonth }: MonthPickerProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = formatMonth(`${month.key}-01`, language);
  const brief = formatBriefMonth(`${month.key}-01`, language);
  const days = isCalendarMonth(month)
    ? null
    : formatDayRange(month.start, month.end, language, "brief");
  const step = (key: string | null) => ({
    "aria-disabled": key === null || undefined,
    onClick: () => key && onMonth(key),
    className: cx(key === null && "opacity-50"),
  });
  return (
    <div className="-mx-3 flex items-center sm:-mx-1 sm:gap-1">
      <IconButton
        label={t`Previous month`}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        {...step(month.previous)}
      />
      <PopoverOrSheet
        label={days ? t`Month: ${name}, ${days}` : t`Month: ${name}`}
        title={t`Choose a month`}
        faceClassName="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-m border border-line-control bg-surface px-2 text-left text-small font-label hover:bg-sunken sm:gap-2.5 sm:px-3.5"
        face={
          <>
            <Calendar aria-hidden="true" className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
            <span className="whitespace-nowrap">
              <span className="max-sm:hidden">{name}</span>
              <span className="sm:hidden">{brief}</span>
              {days && <span className="block text-caption font-medium text-ink-3">{days}</span>}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </>
        }
      >
        {(close) => (
          <MonthGrid
            value={month.key}
            first={FIRST_MONTH}
            last={getLastMonth(today)}
            onChoose={(key) => {
              onMonth(key);
              close();
            }}
            onPresent={() => {
              onMonth(undefined);
              close();
            }}
          />
        )}
      </PopoverOrSheet>
      <IconButton
        label={t`Next month`}
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        {...step(month.next)}
      />
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Calendar, ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefMonth, formatDayRange, formatMonth, isCalendarMonth } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";

import { FIRST_MONTH, getLastMonth, getMonthKey } from "./months";
import type { BudgetMonth } from "./types";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

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
    <div className="-mx-1 flex items-center gap-1">
      <IconButton
        label={t`Earlier month`}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        {...step(month.previous)}
      />
      <PopoverOrSheet
        label={days ? t`Month: ${name}, ${days}` : t`Month: ${name}`}
        title={t`Choose a month`}
        faceClassName="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-m border border-line-control bg-surface px-3.5 text-left text-small font-label hover:bg-sunken"
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

interface MonthGridProps {
  value: string;
  today: string;
  onChoose: (key: string | undefined) => void;
}

/** The months of a year to choose from, and the way back to this month. */
function MonthGrid({ value, today, onChoose }: MonthGridProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [year, setYear] = useState(Number(value.slice(0, 4)));
  const last = getLastMonth(today);
  const inReach = (key: string) => key >= FIRST_MONTH && key <= last;
  const turn = (to: number) => {
    const reach = inReach(getMonthKey(to, 0)) || inReach(getMonthKey(to, 11));
    return {
      "aria-disabled": !reach || undefined,
      onClick: () => reach && setYear(to),
      className: cx(!reach && "opacity-50"),
    };
  };
  return (
    <div className="mx-auto flex w-84 max-w-full flex-col gap-2 p-1.5">
      <div className="flex items-center gap-3">
        <IconButton
          label={t`Earlier year`}
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          {...turn(year - 1)}
        />
        <p role="status" className="flex-1 text-center font-bold">
          {year}
        </p>
        <IconButton
          label={t`Later year`}
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          {...turn(year + 1)}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        {MONTHS.map((month) => {
          const key = getMonthKey(year, month);
          const name = formatMonth(`${key}-01`, language);
          return (
            <Button
              key={key}
              variant={key === value ? "primary" : "ghost"}
              aria-pressed={key === value}
              aria-label={name}
              disabled={!inReach(key)}
              onClick={() => onChoose(key)}
            >
              {name.slice(0, 3)}
            </Button>
          );
        })}
      </div>
      <Button variant="soft" onClick={() => onChoose(undefined)}>
        <Trans>This month</Trans>
      </Button>
    </div>
  );
}

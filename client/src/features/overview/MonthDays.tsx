import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDayRange, isCalendarMonth } from "@/lib/dates";

import type { Overview } from "./queries";

interface MonthDaysProps {
  month: Overview["month"];
  /** After other words, in brackets. */
  inline?: boolean;
  className?: string;
}

/** From which day to which a month goes, where it does not begin on the first. */
export function MonthDays({ month, inline = false, className }: MonthDaysProps) {
  const { language } = useLanguage();
  if (isCalendarMonth(month)) return null;
  const days = formatDayRange(month.start, month.end, language, "brief");
  return <span className={cx("whitespace-nowrap", className)}>{inline ? `(${days})` : days}</span>;
}

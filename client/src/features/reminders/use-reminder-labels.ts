import { selectOrdinal } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatDate, todayIn } from "@/lib/dates";
import { dateOfDay } from "@/lib/days";

import { toTime } from "./reminder-times";
import type { Reminder } from "./types";

export const LAST_DAY = -1;
/** The default time zone. */
const DEFAULT_TIME_ZONE = "Asia/Jakarta";

/** The time zone in which the person is reminded. */
export function useTimeZone(): string {
  return useAccount()?.timezone ?? DEFAULT_TIME_ZONE;
}

type Recurrence = Pick<Reminder, "day" | "frequency" | "month_day" | "until">;

/** The year of a day is only said when it is not that of today. */
function getYearFormat(day: string, today: string) {
  return day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
}

/** The words for days, times and repetitions. */
export function useReminderLabels() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const zone = useTimeZone();

  /** 'June 20', '20 Juni', of another year than today's with its year. */
  const monthDay = (day: string, today: string): string =>
    i18n.date(dateOfDay(day), { month: "long", day: "numeric", year: getYearFormat(day, today) });

  /** '20 June', '20 Juni', of another year than today's with its year. */
  const dayMonth = (day: string, today: string): string => {
    const format = { month: "long", year: getYearFormat(day, today) } as const;
    return `${Number(day.slice(8))} ${i18n.date(dateOfDay(day), format)}`;
  };

  /** 'Thursday, June 20', 'Kamis, 20 Juni', of another year than today's with its year. */
  const weekday = (day: string, today: string): string => {
    const format = { weekday: "long", day: "numeric", month: "long" } as const;
    return i18n.date(dateOfDay(day), { ...format, year: getYearFormat(day, today) });
  };

  /** The same where there is little room: 'Thu, Jun 20', 'Kam, 20 Jun'. */
  const briefWeekday = (day: string, today: string): string => {
    const format = { weekday: "short", day: "numeric", month: "short" } as const;
    return i18n.date(dateOfDay(day), { ...format, year: getYearFormat(day, today) });
  };

  /** '8:00 AM', '08.00'. */
  const clock = (time: string): string =>
    i18n
      .date(new Date(`1970-01-01T${time}Z`), { timeStyle: "short", timeZone: "UTC" })
      // It is not torn apart.
      .replace(/\s/g, "\u00a0");

  const dateName = (date: number): string =>
    date === LAST_DAY
      ? t`Last day`
      : t`${selectOrdinal(date, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;

  const monthly = (date: number): string =>
    date === LAST_DAY
      ? t`Every month on the last day`
      : t`Every month on the ${selectOrdinal(date, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;

  const again = ({ day, frequency, month_day }: Recurrence): string | null => {
    const name = i18n.date(dateOfDay(day), { weekday: "long" });
    const date = monthDay(day, day);
    switch (frequency) {
      case "once":
        return null;
      case "daily":
        return t`Every day`;
      case "weekly":
        return t`Every ${name}`;
      case "monthly":
        return monthly(month_day ?? Number(day.slice(8)));
      case "yearly":
        return t`Every year on ${date}`;
    }
  };

  /** 'Every month on the 20th, until June 20, 2026'; null for what comes once. */
  const rhythm = (reminder: Recurrence): string | null => {
    const when = again(reminder);
    if (when === null || reminder.until === null) return when;
    const end = formatDate(reminder.until, language);
    return t`${when}, until ${end}`;
  };

  /** 'today at 9:30 PM', 'November 23 at 7:00 PM', 'January 2, 2027 at 8:00 AM'. */
  const moment = (at: string): string => {
    const today = todayIn(zone);
    const day = todayIn(zone, new Date(at));
    if (day === today) {
      const time = clock(toTime(zone, at));
      return t`today at ${time}`;
    }
    return i18n.date(new Date(at), {
      month: "long",
      day: "numeric",
      year: getYearFormat(day, today),
      hour: "numeric",
      minute: "2-digit",
      timeZone: zone,
    });
  };

  return { monthDay, dayMonth, weekday, briefWeekday, clock, dateName, rhythm, moment };
}

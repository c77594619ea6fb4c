import { plural, selectOrdinal } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatDate, todayIn } from "@/lib/dates";
import { dateOfDay } from "@/lib/days";

import { toTime } from "./reminder-times";
import type { Reminder } from "./types";

// Days of a month without a number, as the server knows them.
export const LAST_DAY = -1;
export const PAYDAY = 0;
/** The default time zone. */
const DEFAULT_TIME_ZONE = "Asia/Jakarta";

/** The time zone in which the person is reminded. */
export function useTimeZone(): string {
  return useAccount()?.timezone ?? DEFAULT_TIME_ZONE;
}

type Recurrence = Pick<
  Reminder,
  "day" | "frequency" | "month_day" | "every" | "shift" | "until" | "times"
>;

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

  const dateName = (date: number): string => {
    if (date === LAST_DAY) return t`Last day`;
    if (date === PAYDAY) return t({ message: "Payday", context: "day of a month" });
    return t`${selectOrdinal(date, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;
  };

  const monthly = (every: number, date: number): string => {
    const often = t`${plural(every, { one: "Every month", other: "Every # months" })}`;
    if (date === LAST_DAY) return t`${often} on the last day`;
    if (date === PAYDAY) return t`${often} on payday`;
    return t`${often} on the ${selectOrdinal(date, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;
  };

  const again = ({ day, frequency, every, month_day }: Recurrence): string | null => {
    const name = i18n.date(dateOfDay(day), { weekday: "long" });
    const date = monthDay(day, day);
    switch (frequency) {
      case "once":
        return null;
      case "daily":
        return t`${plural(every, { one: "Every day", other: "Every # days" })}`;
      case "weekly":
        return t`${plural(every, { one: `Every ${name}`, other: `Every # weeks on ${name}` })}`;
      case "monthly":
        return monthly(every, month_day ?? Number(day.slice(8)));
      case "yearly": {
        const often = t`${plural(every, { one: "Every year", other: "Every # years" })}`;
        return t`${often} on ${date}`;
      }
    }
  };

  /** Where it goes from a weekend or a holiday, and when it ends. */
  const more = ({ shift, times, until }: Recurrence): string[] => {
    const said: string[] = [];
    if (shift === "before") said.push(t`or the working day before`);
    if (shift === "after") said.push(t`or the working day after`);
    if (times !== null) said.push(t`${plural(times, { one: "# time", other: "# times" })}`);
    if (until !== null) {
      const end = formatDate(until, language);
      said.push(t`until ${end}`);
    }
    return said;
  };

  /** 'Every month on payday, or the working day before, 12 times'; null for what comes once. */
  const rhythm = (reminder: Recurrence): string | null => {
    const when = again(reminder);
    return when === null ? null : [when, ...more(reminder)].join(", ");
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

import { selectOrdinal } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatDate, formatMoment } from "@/lib/dates";
import { dateOfDay } from "@/lib/days";

import type { Reminder } from "./types";

export const LAST_DAY = -1;
/** Where people live who have not said otherwise. */
const HOME = "Asia/Jakarta";

/** The time zone in which the person is reminded. */
export function useZone(): string {
  return useAccount()?.timezone ?? HOME;
}

type Rhythm = Pick<Reminder, "day" | "frequency" | "month_day" | "until">;

/** The words for days, times and repetitions. */
export function useReminderWords() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const zone = useZone();

  /** 'June 20', '20 Juni'. */
  const monthDay = (day: string): string =>
    i18n.date(dateOfDay(day), { month: "long", day: "numeric" });

  /** '20 June', '20 Juni'. */
  const dayMonth = (day: string): string =>
    `${Number(day.slice(8))} ${i18n.date(dateOfDay(day), { month: "long" })}`;

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

  const again = ({ day, frequency, month_day }: Rhythm): string | null => {
    const weekday = i18n.date(dateOfDay(day), { weekday: "long" });
    const date = monthDay(day);
    switch (frequency) {
      case "once":
        return null;
      case "daily":
        return t`Every day`;
      case "weekly":
        return t`Every ${weekday}`;
      case "monthly":
        return monthly(month_day ?? Number(day.slice(8)));
      case "yearly":
        return t`Every year on ${date}`;
    }
  };

  /** 'Every month on the 20th, until June 20, 2026'; null for what comes once. */
  const rhythm = (reminder: Rhythm): string | null => {
    const when = again(reminder);
    if (when === null || reminder.until === null) return when;
    const end = formatDate(reminder.until, language);
    return t`${when}, until ${end}`;
  };

  const moment = (at: string): string => formatMoment(at, language, zone);

  return { monthDay, dayMonth, clock, dateName, rhythm, moment };
}

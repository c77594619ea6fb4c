import { selectOrdinal } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { LAST_DAY, type Rhythm } from "./rhythm";

/** A Monday, from which the names of the days are counted. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The words for when a plan's dates are. */
export function useRhythmWords() {
  const { t, i18n } = useLingui();

  const weekdayName = (weekday: number): string =>
    i18n.date(new Date(MONDAY + weekday * DAY), { weekday: "long", timeZone: "UTC" });

  const dayName = (day: number): string =>
    day === LAST_DAY
      ? t`Last day`
      : t`${selectOrdinal(day, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;

  const monthly = (day: number): string =>
    day === LAST_DAY
      ? t`Every month on the last day`
      : t`Every month on the ${selectOrdinal(day, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;

  const sentence = ({ frequency, weekday, month_day }: Rhythm): string => {
    if (frequency === "day") return t`Every day`;
    if (frequency === "monthly") return monthly(month_day ?? 1);
    const name = weekdayName(weekday ?? 0);
    return t`Every ${name}`;
  };

  return { weekdayName, dayName, sentence };
}

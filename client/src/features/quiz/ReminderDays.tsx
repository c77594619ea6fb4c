import { selectOrdinal } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { ReminderSchedule } from "./types";

const LONGEST_MONTH = 31;

/** Shorter months have a later date on their last day. */
const SHORTEST_MONTH = 28;

/** When a reminder comes, as it is set now. */
export function ReminderDays({ schedule }: { schedule: ReminderSchedule }) {
  const { t } = useLingui();
  const { rhythm, month_day } = schedule;
  const monthly = (date: number): string => {
    if (date === LONGEST_MONTH) return t`On the last day of each month at 8 AM`;
    return date > SHORTEST_MONTH
      ? t`On the ${selectOrdinal(date, { one: "#st", two: "#nd", few: "#rd", other: "#th" })} of each month, or its last day, at 8 AM`
      : t`On the ${selectOrdinal(date, { one: "#st", two: "#nd", few: "#rd", other: "#th" })} of each month at 8 AM`;
  };
  const describe = (): string => {
    switch (rhythm) {
      case "daily":
        return t`Every day at 8 AM`;
      case "mondays":
        return t`Every Monday at 8 AM`;
      case "month_start":
        return t`On the first day of your money month at 8 AM`;
      case "month_day":
        return monthly(month_day ?? 1);
      case "changed":
        return t`Comes as you set it`;
      case "removed":
        return t`You removed this reminder`;
    }
  };
  return <p className="text-small leading-5 font-label text-ink-2">{describe()}</p>;
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";

import { getParts, type ReminderValues } from "./reminder-values";

/** What of it counts, whatever was chosen before it was taken back. */
function getMore(values: ReminderValues) {
  const { records, again, known } = getParts(values);
  return {
    mode: records ? values.amount_mode : "fixed",
    moves: again ? values.shift : "",
    ends: again ? values.ends : "forever",
    automatic: known && values.automatic,
  };
}

/** What differs from most reminders, in a few words each. */
export function useMoreWords(values: ReminderValues): string[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { mode, moves, ends, automatic } = getMore(values);
  const { until } = values;
  const times = Number(values.times);
  const end = until === null ? "" : formatDate(until, language);
  const said: [holds: boolean, words: string][] = [
    [mode === "last", t`as last time`],
    [mode === "asked", t`asks for the amount`],
    [moves === "before", t`working day before`],
    [moves === "after", t`working day after`],
    [ends === "period", t`until ${end}`],
    [ends === "count", t`${plural(times, { one: "# time", other: "# times" })}`],
    [automatic, t`recorded automatically`],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}

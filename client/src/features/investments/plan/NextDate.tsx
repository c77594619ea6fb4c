import { Trans } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { type UseFormReturn, useWatch } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";

import { lastDayOf, type PlanValues, rhythmOf } from "./plan-form";
import { firstDate } from "./rhythm";

/** The first date of what is chosen, as it is being chosen. */
export function NextDate({ form, today }: { form: UseFormReturn<PlanValues>; today: string }) {
  const { language } = useLanguage();
  const values = useWatch({ control: form.control }) as PlanValues;
  const next = firstDate(rhythmOf(values), today, lastDayOf(values));
  return (
    <p
      aria-live="polite"
      className="flex min-h-12 items-center gap-2.5 rounded-m bg-sunken px-3.5 py-1 text-small"
    >
      <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <span className="flex-1 text-ink-2">
        <Trans>Next date</Trans>
      </span>{" "}
      <b className="font-label">
        {next === null && <Trans context="next date">None</Trans>}
        {next === today && <Trans>Today</Trans>}
        {next !== null && next !== today && formatDate(next, language)}
      </b>
    </p>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";

import type { Row } from "@/api/client";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Field } from "@/ui/fields/Field";
import { Loading } from "@/ui/feedback/Loading";
import { Select } from "@/ui/fields/Select";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Toggle } from "@/ui/fields/Toggle";
import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import type { Language } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";

const LATEST = 31;
/** Later than that, not every month has the day. */
const EVERY_MONTH_HAS = 28;

/** On which day the money month begins, and whether that day moves before weekends. */
export interface Payday {
  payday: number;
  payday_shift: boolean;
}

interface MoneyMonthFieldsProps {
  value: Payday;
  onChange: (changed: Partial<Payday>) => void;
  /** What the server said about the day. */
  error?: string;
}

/** The payday, whether it moves, and the months that follow from it. */
export function MoneyMonthFields({ value, onChange, error }: MoneyMonthFieldsProps) {
  const { t } = useLingui();
  const { payday, payday_shift } = value;
  const named = (day: number): string => {
    const number = String(day);
    if (day === 1) return t`1, same as the calendar month`;
    if (day === LATEST) return t`31, the last day of the month`;
    return day > EVERY_MONTH_HAS ? t`${number}, or the last day` : number;
  };
  return (
    <>
      <Field label={<Trans>Payday</Trans>} error={error}>
        {(control) => (
          <Select
            {...control}
            value={String(payday)}
            options={Array.from({ length: LATEST }, (_, index) => ({
              value: String(index + 1),
              label: named(index + 1),
            }))}
            onChange={(event) => onChange({ payday: Number(event.target.value) })}
          />
        )}
      </Field>
      <Toggle
        label={<Trans>Move to the last working day before weekends and public holidays</Trans>}
        on={payday_shift}
        onChange={(on) => onChange({ payday_shift: on })}
      />
      <MoneyMonthPreview payday={payday} shift={payday_shift} />
    </>
  );
}

/** Which days this money month and the next two have. */
function MoneyMonthPreview({ payday, shift }: { payday: number; shift: boolean }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: months, error, isFetching, refetch } = useMoneyMonths(payday, shift);
  if (!months && error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const [present, ...next] = months ?? [];
  if (!present) {
    return (
      <Loading label={t`Loading your months`}>
        <Skeleton className="h-36 rounded-panel" />
      </Loading>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-3 rounded-panel bg-sunken p-4">
      <div className="flex gap-3">
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0">
          <p className="text-small leading-5 font-medium text-ink-2">
            <Trans>This money month</Trans>
          </p>
          <Month month={present} strong />
        </div>
      </div>
      <div className="border-t border-line pt-3 pl-8">
        <p className="text-small leading-5 font-medium text-ink-2">
          <Trans>Next months</Trans>
        </p>
        <ul className="flex flex-col gap-1.5">
          {next.map((month) => (
            <li key={month.key}>
              <Month month={month} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Month({ month, strong }: { month: MoneyMonth; strong?: boolean }) {
  const { language } = useLanguage();
  const { start, end } = month;
  return (
    <>
      <p className={strong ? "font-bold" : "text-small leading-5 font-label"}>
        {spanWords(start, end, language)}
      </p>
      <Moved month={month} />
    </>
  );
}

/** 'Moved from Saturday 25 to Friday 24: weekend'. */
function Moved({ month: { start, moved_from, reason } }: { month: MoneyMonth }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (moved_from === null) return null;
  const [from, to] = weekdayWords([moved_from, start], language);
  const why = reason === "weekend" ? t`weekend` : reason;
  return (
    <p className="text-small leading-5 text-ink-2">
      <Trans>
        Moved from {from} to {to}: {why}
      </Trans>
    </p>
  );
}

const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** Dates without a time are formatted in UTC, so that none shifts. */
function write(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The first and the last day of a month: 'October 25 – November 24', '25 Oktober – 24 November'. */
export function spanWords(start: string, end: string, language: Language): string {
  const options = { day: "numeric", month: "long" } as const;
  return `${write(start, language, options)} – ${write(end, language, options)}`;
}

/**
 * Two days with their weekdays, 'Saturday 25' and 'Friday 24'; with the months where these differ:
 * 'Sunday, November 1' and 'Friday, October 30'.
 */
export function weekdayWords(days: [string, string], language: Language): [string, string] {
  const [one, other] = days;
  const sameMonth = one.slice(0, 7) === other.slice(0, 7);
  const words = (day: string) => {
    if (!sameMonth) {
      return write(day, language, { weekday: "long", day: "numeric", month: "long" });
    }
    return `${write(day, language, { weekday: "long" })} ${String(Number(day.slice(8)))}`;
  };
  return [words(one), words(other)];
}

type MoneyMonth = Row<"/users/money-months", "get">;

/** This money month and the next two, as a payday makes them. */
function useMoneyMonths(payday: number, payday_shift: boolean) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["money-months", language, payday, payday_shift],
    queryFn: async ({ signal }) => {
      const params = { query: { payday, payday_shift } };
      return payloadOf(await api.GET("/users/money-months", { params, signal })).datas;
    },
    placeholderData: keepPreviousData,
  });
}

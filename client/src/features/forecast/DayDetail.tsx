import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatWeekday } from "@/lib/dates";
import { Money } from "@/ui/money/Money";

import type { Forecast, ForecastPoint } from "./queries";

interface DayDetailProps {
  forecast: Forecast;
  point: ForecastPoint;
}

/** What makes a day: each thing that moves, the ordinary spending, and what is left in the evening. */
export function DayDetail({ forecast, point }: DayDetailProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const nameOf = (key: string) =>
    forecast.items.find((item) => item.key === key)?.name ?? t`Your amount`;
  return (
    <div aria-live="polite" className="rounded-panel bg-sunken px-4 py-3.5">
      <h2 className="text-body font-bold tracking-normal">{formatWeekday(point.day, language)}</h2>
      <dl className="mt-1.5 text-small">
        {point.movements.map(({ key, amount }, index) => (
          <Line key={`${key} ${index}`} name={nameOf(key)}>
            <Money amount={Math.abs(amount)} kind={amount > 0 ? "income" : "expenses"} />
          </Line>
        ))}
        {point.spending > 0 && (
          <Line name={t`Daily spending`}>
            <Money amount={point.spending} kind="expenses" />
          </Line>
        )}
        <Line name={t`Left in the evening`} strong>
          <Money amount={point.expected} />
        </Line>
      </dl>
      <p className="mt-1 text-small text-ink-3">
        <Trans>
          Most likely <Money amount={point.low} /> to <Money amount={point.high} />
        </Trans>
      </p>
    </div>
  );
}

interface LineProps {
  name: string;
  strong?: boolean;
  children: React.ReactNode;
}

function Line({ name, strong, children }: LineProps) {
  return (
    <div className="flex min-h-7 items-baseline justify-between gap-4">
      <dt className={strong ? "font-label" : "text-ink-2 wrap-anywhere"}>{name}</dt>
      <dd className={strong ? "font-bold" : undefined}>{children}</dd>
    </div>
  );
}

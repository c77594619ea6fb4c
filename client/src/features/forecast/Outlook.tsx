import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { ProgressBar } from "@/ui/feedback/ProgressBar";
import { Money } from "@/ui/money/Money";

import type { Forecast } from "./queries";

/** The expected balance at the end, with the range in which it most likely lies. */
export function Outlook({ forecast }: { forecast: Forecast }) {
  const { language } = useLanguage();
  const { end, until } = forecast;
  if (!end) return null;
  const day = formatDate(until, language);
  const low = <Money amount={end.low} className="font-label" />;
  const high = <Money amount={end.high} className="font-label" />;
  return (
    <div>
      <p className="text-small text-ink-2">
        <Trans>Expected on {day}</Trans>
      </p>
      <p className="text-stat-short font-strong tracking-tight">
        <Money amount={end.expected} className={end.expected < 0 ? "text-danger" : undefined} />
      </p>
      <p className="text-small text-ink-2">
        <Trans>
          Most likely {low} to {high}
        </Trans>
      </p>
    </div>
  );
}

/** The day with the lowest balance and what leads there, or that the money does not last. */
export function LowestDay({ forecast }: { forecast: Forecast }) {
  const { language } = useLanguage();
  const { lowest, points, items, until } = forecast;
  if (!lowest) return null;
  const day = formatDate(lowest.day, language);
  const amount = <Money amount={lowest.expected} className="font-bold text-ink" />;
  const cause = items.find(({ key }) => key === lowest.cause)?.name;
  const short = points.find(({ expected }) => expected < 0);
  if (short) {
    const since = formatDate(short.day, language);
    const missing = <Money amount={-lowest.expected} className="font-bold" />;
    return (
      <p className="text-small text-danger">
        <Trans>
          Your money runs out on {since}. By {day} you are {missing} short.
        </Trans>
      </p>
    );
  }
  // What is left on the last day stands above.
  if (lowest.day === until) return null;
  return (
    <p className="text-small text-ink-2">
      {cause ? (
        <Trans>
          Lowest on {day}: {amount}, after {cause}
        </Trans>
      ) : (
        <Trans>
          Lowest on {day}: {amount}
        </Trans>
      )}
    </p>
  );
}

/** Says how many days are still missing before there is a forecast. */
export function NotEnoughDays({ forecast }: { forecast: Forecast }) {
  const { t } = useLingui();
  const { days_recorded: recorded, days_needed: needed } = forecast;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">
        <Trans>
          There isn't enough data yet. After {needed} days of records, you see here how much will be
          left before payday.
        </Trans>
      </p>
      <ProgressBar label={t`Days recorded`} value={recorded} max={needed} />
      <p className="text-small text-ink-3">
        <Trans>
          {recorded} of {needed} days
        </Trans>
      </p>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatPercent } from "@/lib/percent";
import { LineChart } from "@/ui/charts/LineChart";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import type { MonthsAhead } from "./types";

/** All instalments of the coming months in one line, under the part of income that warns. */
export function MonthsAheadCard({ ahead }: { ahead: MonthsAhead }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useId();
  const { months, warning, warning_percent, later } = ahead;
  if (months.length === 0) return null;
  const limit = warning ?? undefined;
  const share = formatPercent(warning_percent, language);
  const points = months.map(({ key, label, total }, at) => ({
    at,
    label: shortMonth(`${key}-01`, language),
    title: label,
    main: total,
    base: limit,
    marked: true,
  }));
  const words = {
    main: t`Instalments`,
    base: limit === undefined ? undefined : t`${share} of income`,
    axis: t`Month`,
    mainEnd: t`Instalments`,
  };
  const more = <Money amount={later} />;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>Months ahead</Trans>} />
      <Share ahead={ahead} />
      <div className="-mb-2">
        <LineChart bare caption={t`Instalments of the coming months`} points={points} words={words}>
          {limit !== undefined && <Legend share={share} />}
        </LineChart>
      </div>
      {later > 0 && (
        <p className="mt-3 text-small text-ink-3">
          <Trans>{more} is due after that.</Trans>
        </p>
      )}
    </Card>
  );
}

const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** The month of a day where there is little room: 'Jul'. */
function shortMonth(day: string, language: keyof typeof LOCALES): string {
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: "short", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00Z`));
}

/** What share of income the dearest month takes. */
function Share({ ahead: { months, income, warning } }: { ahead: MonthsAhead }) {
  const { language } = useLanguage();
  const most = Math.max(...months.map(({ total }) => total));
  const month = months.find(({ total }) => total === most)?.label ?? "";
  const amount = <Money amount={most} className="font-label text-ink" />;
  if (!income || warning === null) {
    return (
      <p className="-mt-2 mb-3 text-small text-ink-2">
        <Trans>
          At most {amount}, in {month}. Record income to see its share.
        </Trans>
      </p>
    );
  }
  const percent = formatPercent((most * 100) / income, language, { digits: 0 });
  return (
    <p className="-mt-2 mb-3 text-small text-ink-2">
      {most > warning ? (
        <Trans>
          At most {amount} in {month}: {percent} of your usual income, which is a lot.
        </Trans>
      ) : (
        <Trans>
          At most {amount} in {month}: {percent} of your usual income.
        </Trans>
      )}
    </p>
  );
}

/** Which line is which. */
function Legend({ share }: { share: string }) {
  return (
    <ul aria-hidden="true" className="flex gap-4 text-small text-ink-2">
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-chart-1" />
        <Trans>Instalments</Trans>
      </li>
      <li className="flex items-center gap-2">
        <span className="w-4 border-t-3 border-dashed border-chart-2" />
        <Trans>{share} of income</Trans>
      </li>
    </ul>
  );
}

import { useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { GroupedBars } from "@/ui/charts/GroupedBars";
import { usePhone } from "@/browser/media-queries";

import type { Summary, SummaryBar } from "../types";
import { CAPTIONS, getBarLabel, getBarTitle } from "./summary-labels";

interface SummaryChartProps {
  summary: Summary;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** Called with the selected bar. */
  onOpen: (bar: SummaryBar) => void;
  plotClassName?: string;
  offersTable?: boolean;
}

/** Bars of income and expenses; each pair links to its transactions. */
export function SummaryChart({ summary, today, onOpen, ...look }: SummaryChartProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const narrow = usePhone();
  const { period, datas: bars } = summary;
  return (
    <GroupedBars
      caption={t(CAPTIONS[period])}
      {...look}
      periods={bars.map((bar) => ({
        key: bar.start,
        label: getBarLabel(bar, period, narrow),
        title: getBarTitle(bar, period, language),
        income: bar.income,
        expenses: bar.expenses,
        current: bar.start <= today && today <= bar.end,
      }))}
      onSelect={(start) => {
        const bar = bars.find((each) => each.start === start);
        if (bar) onOpen(bar);
      }}
    />
  );
}

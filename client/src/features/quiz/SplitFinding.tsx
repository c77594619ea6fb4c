import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";

import { Finding } from "./Finding";
import type { QuizResult } from "./types";
import type { Applying } from "./use-applying";

interface SplitFindingProps {
  split: QuizResult["split"];
  applying: Applying;
}

/** How the income is best divided. */
export function SplitFinding({ split, applying }: SplitFindingProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const parts = [
    { name: t`Needs`, share: split.needs, look: "bg-needs" },
    { name: t`Wants`, share: split.wants, look: "bg-wants" },
    { name: t`Savings`, share: split.savings, look: "bg-savings" },
  ];
  return (
    <Finding
      title={<Trans>Your split</Trans>}
      because={split.because}
      step={{
        id: "split",
        applying,
        offer: <Trans>Use this split</Trans>,
        settled: <Trans>This is your split</Trans>,
      }}
    >
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, share, look }) => (
          <div key={name} className={look} style={{ flexGrow: share }} />
        ))}
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {parts.map(({ name, share, look }) => (
          <div key={name} className="min-w-0">
            <dt className="flex items-center gap-2 text-small text-ink-2">
              <span aria-hidden="true" className={cx("size-2.5 flex-none rounded-full", look)} />
              <span className="truncate">{name}</span>
            </dt>
            <dd className="text-stat-phone money font-button">{formatPercent(share, language)}</dd>
          </div>
        ))}
      </dl>
    </Finding>
  );
}

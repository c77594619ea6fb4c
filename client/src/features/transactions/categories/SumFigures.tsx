import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatPercent } from "@/lib/percent";
import { isMoneyIn } from "@/lib/signed-amount";
import { Badge } from "@/ui/layout/Badge";
import { TrendBadge } from "@/ui/money/TrendBadge";

import type { CategorySum, TransactionType } from "../types";

/** A share in percent; what rounds to nothing is still something. */
export function Share({ amount, share }: Pick<CategorySum, "amount" | "share">) {
  const { language } = useLanguage();
  const tiny = share === 0 && amount > 0;
  return (
    <>
      {tiny && "<"}
      {formatPercent(tiny ? 1 : share, language)}
    </>
  );
}

interface ChangeBadgeProps {
  sum: Pick<CategorySum, "amount" | "previous" | "change_percent">;
  type: TransactionType;
}

/** The change against what came before; what had nothing before is new. */
export function ChangeBadge({ sum, type }: ChangeBadgeProps) {
  const { t } = useLingui();
  if (sum.change_percent !== null) {
    return <TrendBadge percent={sum.change_percent} good={isMoneyIn(type) ? "up" : "down"} />;
  }
  if (sum.amount === 0) return null;
  return (
    <span title={t`Nothing to compare with`}>
      <Badge>
        <Trans>New</Trans>
      </Badge>
    </span>
  );
}

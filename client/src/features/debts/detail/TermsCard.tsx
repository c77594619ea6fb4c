import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { formatPercent } from "@/lib/percent";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import type { DebtDetail } from "../types";

const THOUSANDTHS = 1000;

/** What was agreed, with the formula of its interest. */
export function TermsCard({ debt }: { debt: DebtDetail }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useId();
  const { principal, last_due, counts } = debt;
  const isOwed = debt.direction === "owed";
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>Terms</Trans>} />
      <dl className="flex flex-col gap-2 text-small">
        <Term name={isOwed ? t`Amount borrowed` : t`Amount lent`}>
          <Money amount={principal} />
        </Term>
        <CostTerms debt={debt} />
        <Term name={t`Ends on`}>{formatDate(last_due, language)}</Term>
        {isOwed && (
          <Term name={t`Counts as spending`}>
            {counts === "bought" ? t`When I bought it` : t`When I pay`}
          </Term>
        )}
      </dl>
      {debt.interest !== "none" && <Formula debt={debt} />}
    </Card>
  );
}

/** What each instalment comes to, and what all cost. */
function CostTerms({ debt }: { debt: DebtDetail }) {
  const { t } = useLingui();
  const { instalments, amount_each, total_cost, fee, reckoned } = debt;
  const isChanged = reckoned.instalments !== instalments;
  return (
    <>
      {instalments > 1 && (
        <Term name={isChanged ? t`Instalments since the change` : t`Instalments`}>
          {reckoned.instalments} × <Money amount={amount_each} />
        </Term>
      )}
      {total_cost > 0 && (
        <Term name={t`Interest and fees in all`}>
          <Money amount={total_cost} />
        </Term>
      )}
      {fee > 0 && !isChanged && (
        <Term name={t`Of it fees`}>
          <Money amount={fee} />
        </Term>
      )}
    </>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-label">{children}</dd>
    </div>
  );
}

/** How the interest comes about, with the figures of this debt. */
function Formula({ debt }: { debt: DebtDetail }) {
  const { language } = useLanguage();
  const { interest, rate, rate_period, flat_interest, annuity } = debt;
  const { principal, instalments } = debt.reckoned;
  const isChanged = instalments !== debt.instalments;
  const percent = formatPercent(rate / THOUSANDTHS, language, { digits: 3 });
  const borrowed = <Money amount={principal} />;
  const flat = <Money amount={flat_interest} />;
  const each = <Money amount={annuity} />;
  const monthly = rate_period === "month" ? percent : `${percent} ÷ 12`;
  return (
    <div className="mt-4 rounded-panel bg-sunken px-4 py-3 text-small text-ink-2">
      <p className="font-label text-ink">
        {interest === "flat" ? <Trans>Flat interest</Trans> : <Trans>Effective interest</Trans>}
      </p>
      {interest === "flat" ? (
        <>
          <p>
            <Trans>Amount borrowed × monthly rate × months</Trans>
          </p>
          <p>
            {borrowed} × {monthly} × {instalments} = {flat}
          </p>
        </>
      ) : (
        <>
          <p>
            {isChanged ? (
              <Trans>Amount open at the change × r ÷ (1 − (1 + r)⁻ⁿ), with r = {monthly}</Trans>
            ) : (
              <Trans>Amount borrowed × r ÷ (1 − (1 + r)⁻ⁿ), with r = {monthly}</Trans>
            )}
          </p>
          <p>
            <Trans>
              {each} each month for {instalments} months, without fees
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}

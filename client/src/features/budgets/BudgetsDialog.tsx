import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { APP_PATHS } from "@/lib/paths";
import { Dialog } from "@/ui/Dialog";

import AmountDialog from "./AmountDialog";
import { Queried } from "./Queried";
import { SmallCards, SmallCardsWaiting } from "./SmallCards";
import type { Budgets } from "./types";
import { useBudgets } from "./use-budgets";

/** The categories as small cards with this month's budget; the plus enters another amount. */
export function BudgetsDialog({ onClose }: { onClose: () => void }) {
  const budgets = useBudgets();
  return (
    <Dialog open size="lg" onClose={onClose} title={<Trans>Plan your budget</Trans>}>
      <Queried
        query={budgets}
        waiting={<SmallCardsWaiting />}
        onRetry={() => void budgets.refetch()}
      >
        {(data) => <Cards budgets={data} onLeave={onClose} />}
      </Queried>
    </Dialog>
  );
}

function Cards({ budgets, onLeave }: { budgets: Budgets; onLeave: () => void }) {
  const { language } = useLanguage();
  const [pressed, setPressed] = useState<string | null>(null);
  const { datas, month } = budgets;
  const budget = datas.find(({ category_id }) => category_id === pressed);
  const name = formatMonth(`${month.key}-01`, language);
  return (
    <>
      <div className="-mt-3 -mb-2 flex shrink-0 flex-wrap items-center gap-x-3 text-small text-ink-2">
        <p>
          <Trans>Choose a category, then enter its budget for {name}.</Trans>
        </p>
        <Link to={APP_PATHS.budget} onClick={onLeave} className="link py-3">
          <Trans>See the whole budget</Trans>
        </Link>
      </div>
      <SmallCards budgets={datas} onPress={setPressed} />
      {budget && (
        <AmountDialog budget={budget} month={month.key} onClose={() => setPressed(null)} />
      )}
    </>
  );
}

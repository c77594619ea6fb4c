import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { transactionsPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card, CardHead } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";

import { getTransactionName } from "./transaction-name";
import { TransactionLine, TransactionLinesSkeleton } from "./TransactionLine";
import type { Transaction } from "./types";

interface HistoryCardProps {
  /** The newest transactions: undefined while loading, null after an error. */
  recent: readonly Transaction[] | null | undefined;
  onRetry: () => void;
  retrying: boolean;
  /** Without pictures, as long as nobody sees it. */
  unseen?: boolean;
  className?: string;
}

/** The last transactions, and the way to all of them. */
export function HistoryCard({ recent, onRetry, retrying, unseen, className }: HistoryCardProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col", className)}>
      <CardHead id={heading} title={<Trans>History</Trans>}>
        <ButtonLink to={transactionsPath("all")} variant="ghost" className="-mr-4.5">
          <Trans>See More</Trans>
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </CardHead>
      {recent === undefined && <HistorySkeleton />}
      {recent && (
        <ul className="flex flex-1 flex-col divide-y divide-line">
          {recent.map((transaction) => (
            <li
              key={transaction.id}
              className="flex min-h-16 flex-1 xl:max-h-24 items-center gap-3.5 py-2.5"
            >
              <TransactionLine transaction={transaction} unseen={unseen}>
                {getTransactionName(transaction) !== transaction.category_label && (
                  <span className="max-sm:hidden">{transaction.category_label} · </span>
                )}
                {formatDate(transaction.date, language)}
              </TransactionLine>
            </li>
          ))}
        </ul>
      )}
      {recent === null && (
        <ErrorState onRetry={onRetry} retrying={retrying}>
          {t`We couldn't load your latest transactions.`}
        </ErrorState>
      )}
    </Card>
  );
}

/** The skeleton of the last three transactions. */
function HistorySkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your latest transactions`}>
      <TransactionLinesSkeleton widths={["w-40", "w-52", "w-36"]} />
    </Loading>
  );
}

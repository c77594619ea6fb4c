import { useFailureText } from "@/api/use-failure-text";
import { BalanceCard } from "@/features/overview/BalanceCard";
import { Greeting } from "@/features/overview/Greeting";
import { MonthCards } from "@/features/overview/MonthCards";
import { NewAccountCard } from "@/features/overview/NewAccountCard";
import { useOverview } from "@/features/overview/use-overview";
import { HistoryCard } from "@/features/transactions/HistoryCard";
import { IncomeExpenseCard } from "@/features/transactions/IncomeExpenseCard";
import { useDialogs } from "@/lib/dialogs";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";

import { usePerson } from "../layouts/use-person";
import { useToday } from "../state/use-today";

const GRID = "grid gap-4 sm:gap-5 xl:grid-cols-12";
const WIDE = "xl:col-span-7";
const NARROW = "xl:col-span-5";

/** The first screen: balance, this month, the chart and the last transactions in one call. */
export default function OverviewPage() {
  const open = useDialogs();
  const today = useToday();
  const { username } = usePerson();
  const failureText = useFailureText();
  const { data: overview, error, isFetching, refetch } = useOverview();
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  const record = () => open("record");

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <Greeting username={username} today={today} />
      {!overview && error ? (
        <Card>
          <ErrorState {...retry}>{failureText(error)}</ErrorState>
        </Card>
      ) : (
        <div className={GRID}>
          <div className={WIDE}>
            <BalanceCard overview={overview} onRecord={record} onSummary={() => open("summary")} />
          </div>
          <div className={NARROW}>
            <MonthCards overview={overview} {...retry} />
          </div>
          {overview?.recent?.length === 0 ? (
            <div className="xl:col-span-12">
              <NewAccountCard onRecord={record} />
            </div>
          ) : (
            <>
              <IncomeExpenseCard months={overview?.summary} today={today} className={WIDE} />
              <HistoryCard recent={overview?.recent} {...retry} className={NARROW} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

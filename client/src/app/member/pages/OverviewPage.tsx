import { Suspense, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useInView } from "@/browser/use-in-view";
import { useUnreadLetter } from "@/features/notifications/unread";
import { BalanceCard } from "@/features/overview/BalanceCard";
import { Greeting } from "@/features/overview/Greeting";
import { KeepSavingCard } from "@/features/overview/KeepSavingCard";
import { MonthCards } from "@/features/overview/MonthCards";
import { NewAccountCard } from "@/features/overview/NewAccountCard";
import { QuickCard } from "@/features/overview/QuickCard";
import { SpendingSkeleton } from "@/features/overview/SpendingSkeleton";
import type { Overview } from "@/features/overview/queries";
import { useOverview } from "@/features/overview/queries";
import { HistoryCard } from "@/features/transactions/HistoryCard";
import { IncomeExpenseCard } from "@/features/transactions/summary/IncomeExpenseCard";
import { lazyComponent } from "@/lib/lazy-component";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { TopButtons } from "../layouts/TopButtons";
import { usePerson } from "../layouts/use-person";
import { useToday } from "../state/use-today";
import { lowerOverviewWords, wordsOf } from "../words";

import { lazyPart } from "../../lazy-screen";
import { catalogues } from "../../words";

/** What lies below the fold comes after the first paint, with what stands beside every page. */
async function withWords<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, catalogues.add(lowerOverviewWords)]);
  return part;
}

const SpendingCard = lazyComponent(async () => {
  const part = await withWords(
    import(/* webpackChunkName: "member-later" */ "@/features/overview/lower/SpendingCard"),
  );
  return { default: part.SpendingCard };
});
const TipCard = lazyComponent(async () => {
  const part = await withWords(
    import(/* webpackChunkName: "member-later" */ "@/features/overview/lower/TipCard"),
  );
  return { default: part.TipCard };
});
const WalletStrip = lazyComponent(async () => {
  const part = await withWords(
    import(/* webpackChunkName: "member-later" */ "@/features/overview/lower/WalletStrip"),
  );
  return { default: part.WalletStrip };
});
const NewLetterCard = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "member-later" */ "./overview/NewLetterCard");
  return { default: part.NewLetterCard };
});

const GRID = "grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-12";
const WHOLE = "xl:col-span-12";
const WIDE = "xl:col-span-7";
const NARROW = "xl:col-span-5";
const STACK = "flex flex-col gap-4 sm:gap-5";
const openingCard = lazyPart({
  load: () => import(/* webpackChunkName: "opening" */ "./OpeningCard"),
  words: [wordsOf("users")],
});
const waitingPart = lazyPart({
  load: () => import(/* webpackChunkName: "reminder-card" */ "./WaitingPart"),
  words: [wordsOf("reminders")],
});
const reminderPart = lazyPart({
  load: async () => {
    // Its calendar is a part that others have too: both come at the same time.
    const [part] = await Promise.all([
      import(/* webpackChunkName: "reminder-card" */ "./ReminderPart"),
      import(/* webpackChunkName: "calendar" */ "@/ui/fields/Calendar"),
    ]);
    return part;
  },
  words: [wordsOf("reminders")],
});
const forecastCard = lazyPart({
  load: async () => {
    const { ForecastCard } = await import(
      /* webpackChunkName: "forecast-card" */ "@/features/forecast/ForecastCard"
    );
    return { default: ForecastCard };
  },
  words: [wordsOf("forecast")],
});
const FORECAST_PLACE = <Skeleton className="h-64 rounded-xl sm:h-56" />;
const CALENDAR_PLACE = <Skeleton className="h-120 rounded-xl" />;
/** Where putting something aside is recorded as long as there is no goal. */
const SAVING = { type: "expenses", category_id: "saving" } as const;

/** The first screen: balance, this month, the chart and the last transactions in one call. */
export default function OverviewPage() {
  const today = useToday();
  const { username } = usePerson();
  const failureText = useFailureText();
  const { data: overview, error, isFetching, refetch } = useOverview();
  const retry = { onRetry: () => void refetch(), retrying: isFetching };
  return (
    <div className={STACK}>
      <Greeting username={username} today={today}>
        <TopButtons raised />
      </Greeting>
      {!overview && error ? (
        <Card>
          <ErrorState {...retry}>{failureText(error)}</ErrorState>
        </Card>
      ) : (
        <Cards overview={overview} today={today} {...retry} />
      )}
    </div>
  );
}

interface CardsProps {
  /** Nothing while it is on its way. */
  overview: Overview | undefined;
  today: string;
  onRetry: () => void;
  retrying: boolean;
}

function Cards({ overview, today, ...retry }: CardsProps) {
  const open = useOpenDialog();
  const openedFresh = useOpenedFresh(overview);
  return (
    <div className={GRID}>
      <div className={`grid ${WIDE}`}>
        <BalanceCard
          overview={overview}
          onRecord={() => open("record")}
          onSummary={() => open("summary")}
        />
      </div>
      <div className={`${STACK} ${NARROW}`}>
        <MonthCards overview={overview} {...retry} />
        <KeepSavingCard
          overview={overview}
          onSave={() =>
            overview?.goal
              ? open("contribution", { goal: overview.goal })
              : open("record", { preset: SAVING })
          }
        />
      </div>
      {isFresh(overview) ? (
        <Opening overview={overview} />
      ) : (
        <>
          <Wallets overview={overview} />
          <IncomeExpenseCard months={overview?.summary} today={today} className={WIDE} />
          <Suspense fallback={<SpendingSkeleton className={NARROW} />}>
            <SpendingCard overview={overview} {...retry} className={NARROW} />
          </Suspense>
          {overview && <Ahead waiting={!openedFresh} />}
          <Opening overview={overview} />
        </>
      )}
      {/* Where it will lie is known with the answer. */}
      <Recent key={overview ? "known" : "waiting"} overview={overview} {...retry} />
      {overview ? (
        <Reminders waiting={openedFresh} />
      ) : (
        <div className={`grid ${NARROW}`}>{CALENDAR_PLACE}</div>
      )}
    </div>
  );
}

function isFresh(overview: Overview | undefined): boolean {
  return overview?.recent?.length === 0;
}

/** Whether nothing was recorded when the page came: what waits stays where it was, once it is. */
function useOpenedFresh(overview: Overview | undefined): boolean {
  const [opened, setOpened] = useState<boolean | null>(null);
  if (opened === null && overview) setOpened(isFresh(overview));
  return opened ?? isFresh(overview);
}

/** What is in each wallet; its place is known with the answer. */
function Wallets({ overview }: Pick<CardsProps, "overview">) {
  if (!overview?.wallets) return null;
  const { wallets, net_worth: worth } = overview;
  const height = wallets.length < 2 ? "h-14" : "h-42";
  return (
    <Suspense fallback={<Skeleton className={`rounded-xl ${height} ${WHOLE}`} />}>
      <WalletStrip wallets={wallets} worth={worth} className={WHOLE} />
    </Suspense>
  );
}

interface WithWaiting {
  /** What waits stands here: ahead of the last entries, or by the calendar before the first. */
  waiting: boolean;
}

/** How far the money goes, and what waits; both ask calls of their own when their place is seen. */
function Ahead({ waiting }: WithWaiting) {
  const { place, seen } = useInView<HTMLDivElement>(0);
  return (
    <div ref={place} className={`${STACK} ${WHOLE}`}>
      {seen ? (
        <Suspense fallback={FORECAST_PLACE}>
          <forecastCard.Component />
        </Suspense>
      ) : (
        FORECAST_PLACE
      )}
      {waiting && seen && <Waiting />}
    </div>
  );
}

/** The entries that are due; mostly there are none, so that no place is kept for them. */
function Waiting() {
  return (
    <Suspense fallback={null}>
      <waitingPart.Component />
    </Suspense>
  );
}

/** Asks whoever was not asked yet. */
function Opening({ overview }: Pick<CardsProps, "overview">) {
  if (overview?.opening !== null) return null;
  return (
    <Suspense fallback={<Skeleton className={`h-96 rounded-xl md:h-60 ${WHOLE}`} />}>
      <openingCard.Component />
    </Suspense>
  );
}

/** What was recorded last; its pictures come when they can be seen. */
function Recent({ overview, ...retry }: Omit<CardsProps, "today">) {
  const open = useOpenDialog();
  const { place, seen } = useInView<HTMLDivElement>(0);
  const unseen = !overview || !seen;
  return (
    <div ref={place} className={`${STACK} ${WIDE}`}>
      {isFresh(overview) ? (
        <NewAccountCard onRecord={() => open("record")} />
      ) : (
        <HistoryCard recent={overview?.recent} {...retry} unseen={unseen} className="flex-1" />
      )}
      <NewLetter ended={overview?.compared_with.key} />
      <QuickCard onOpen={() => open("tiles")} />
      <Tip overview={overview} unseen={unseen} />
    </div>
  );
}

/** The letter about the month that ended last, until it is read. */
function NewLetter({ ended }: { ended: string | undefined }) {
  const month = useUnreadLetter();
  if (!month || month !== ended) return null;
  return (
    <Suspense fallback={<Skeleton className="h-22 rounded-xl" />}>
      <NewLetterCard month={month} />
    </Suspense>
  );
}

/** The calendar; it comes when its place is seen, as it weighs more than the page. */
function Reminders({ waiting }: WithWaiting) {
  const { place, seen } = useInView<HTMLDivElement>(0);
  return (
    <div ref={place} className={`${STACK} ${NARROW}`}>
      {waiting && seen && <Waiting />}
      {seen ? (
        <Suspense fallback={CALENDAR_PLACE}>
          <reminderPart.Component />
        </Suspense>
      ) : (
        CALENDAR_PLACE
      )}
    </div>
  );
}

/** The tip of the week; its place is kept until it is known whether there is one. */
function Tip({ overview, unseen }: Pick<CardsProps, "overview"> & { unseen: boolean }) {
  const waiting = <Skeleton className="h-22 rounded-xl" />;
  if (!overview) return waiting;
  return (
    overview.tip && (
      <Suspense fallback={waiting}>
        <TipCard tip={overview.tip} unseen={unseen} />
      </Suspense>
    )
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { HandCoins, Plus, ReceiptText } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card, CardHead } from "@/ui/layout/Card";
import { HeroCardSkeleton } from "@/ui/layout/HeroCardSkeleton";
import { PageHeader } from "@/ui/layout/PageHeader";

import { CardsCard } from "./CardsCard";
import { DebtRow } from "./DebtRow";
import { DebtsHero } from "./DebtsHero";
import { MonthsAheadCard } from "./MonthsAheadCard";
import { PayoffCard } from "./PayoffCard";
import { useDebts } from "./queries";
import type { CardBill, CategoryChoice, Debt, Debts, DebtWallet } from "./types";

const DebtDialog = lazyComponent(() => import(/* webpackChunkName: "debt-forms" */ "./DebtDialog"));
const BillDialog = lazyComponent(() => import(/* webpackChunkName: "debt-forms" */ "./BillDialog"));

type Wish = "owed" | "lent" | "bill";

interface DebtsScreenProps {
  wallets: readonly DebtWallet[];
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** Opens the transfer that pays the bill of a card. */
  onPayCard: (card: CardBill) => void;
}

/** What one owes and what one lent, with the months ahead. */
export function DebtsScreen({ wallets, today, CategoryField, onPayCard }: DebtsScreenProps) {
  const owner = useSession().claims?.sub;
  const query = useDebts();
  const [wish, setWish] = useRestoredDialog<Wish>("debts", owner);
  const { data } = query;
  const close = () => setWish(null);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Debts</Trans>}
        actions={data && !isEmpty(data) && <AddButtons onWish={setWish} />}
      />
      {data ? (
        <LoadedDebts debts={data} onWish={setWish} onPayCard={onPayCard} />
      ) : (
        <PendingDebts query={query} />
      )}
      <Suspense>
        {wish === "bill" && (
          <BillDialog today={today} CategoryField={CategoryField} onClose={close} />
        )}
        {(wish === "owed" || wish === "lent") && (
          <DebtDialog
            direction={wish}
            wallets={wallets}
            today={today}
            CategoryField={CategoryField}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

function isEmpty({ datas, cards }: Debts): boolean {
  return datas.length === 0 && cards.length === 0;
}

interface WishProps {
  onWish: (wish: Wish) => void;
}

function AddButtons({ onWish }: WishProps) {
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => onWish("owed")}>
        <Trans>Add debt</Trans>
      </Button>
      <LendButtons onWish={onWish} />
    </>
  );
}

function LendButtons({ onWish }: WishProps) {
  return (
    <>
      <Button
        variant="secondary"
        icon={<HandCoins aria-hidden="true" className="size-5" />}
        onClick={() => onWish("lent")}
      >
        <Trans>Money lent</Trans>
      </Button>
      <Button
        variant="secondary"
        icon={<ReceiptText aria-hidden="true" className="size-5" />}
        onClick={() => onWish("bill")}
      >
        <Trans>Split a bill</Trans>
      </Button>
    </>
  );
}

function PendingDebts({ query }: { query: ReturnType<typeof useDebts> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { error, isFetching, refetch } = query;
  if (error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <HeroCardSkeleton />
      <Loading label={t`Loading your debts`}>
        <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-12">
          <Card className="xl:col-span-7">
            <Skeleton className="mb-5 h-6 w-32" />
            <Skeleton className="mb-3 h-17" />
            <Skeleton className="h-17" />
          </Card>
          <Card className="xl:col-span-5">
            <Skeleton className="mb-5 h-6 w-40" />
            <Skeleton className="h-64 rounded-m" />
          </Card>
        </div>
      </Loading>
    </>
  );
}

interface LoadedDebtsProps extends WishProps, Pick<DebtsScreenProps, "onPayCard"> {
  debts: Debts;
}

function LoadedDebts({ debts, onWish, onPayCard }: LoadedDebtsProps) {
  const { datas, cards, ahead } = debts;
  if (isEmpty(debts)) return <NoDebts onWish={onWish} />;
  const open = datas.filter(({ next }) => next !== null);
  const owed = open.filter(({ direction }) => direction === "owed");
  const lent = open.filter(({ direction }) => direction === "lent");
  return (
    <>
      <DebtsHero owed={owed} lent={lent} cards={cards} freeIn={ahead.free_label} />
      <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-7">
          <CardsCard cards={cards} onPay={onPayCard} />
          <DebtList title={<Trans>You owe</Trans>} debts={owed} />
          <DebtList title={<Trans>Money lent</Trans>} debts={lent} />
          <PaidDebts debts={datas.filter(({ next }) => next === null)} />
        </div>
        {owed.length > 0 && (
          <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-5">
            <MonthsAheadCard ahead={ahead} />
            <PayoffCard />
          </div>
        )}
      </div>
    </>
  );
}

function NoDebts({ onWish }: WishProps) {
  return (
    <Card>
      <EmptyState
        illustration="empty-goals"
        title={<Trans>No debts recorded</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <AddButtons onWish={onWish} />
          </div>
        }
      >
        <Trans>Add a loan, a paylater or money you lent to see what's due each month.</Trans>
      </EmptyState>
    </Card>
  );
}

function DebtList({ title, debts }: { title: ReactNode; debts: readonly Debt[] }) {
  if (debts.length === 0) return null;
  return (
    <Card>
      <CardHead title={title} />
      <ul className="-mx-2 flex flex-col gap-1">
        {debts.map((debt) => (
          <DebtRow key={debt.id} debt={debt} />
        ))}
      </ul>
    </Card>
  );
}

/** Debts that are paid, out of the way until they are looked for. */
function PaidDebts({ debts }: { debts: readonly Debt[] }) {
  const [shown, setShown] = useState(false);
  const { length: count } = debts;
  if (count === 0) return null;
  return (
    <Card>
      <CardHead title={<Trans>Paid off ({count})</Trans>}>
        <Button variant="ghost" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      </CardHead>
      {shown && (
        <ul className="-mx-2 flex flex-col gap-1">
          {debts.map((debt) => (
            <DebtRow key={debt.id} debt={debt} />
          ))}
        </ul>
      )}
    </Card>
  );
}

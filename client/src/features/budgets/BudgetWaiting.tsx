import { useLingui } from "@lingui/react/macro";

import { HeroCard } from "@/ui/HeroCard";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { GROUP_NAMES } from "./groups";

const SHAPE = "block animate-pulse rounded-badge bg-hero-glass motion-reduce:animate-none";
const CARDS = Array.from({ length: 8 }, (_, index) => index);

/** The shapes of the income and its three parts; the card is green from the start. */
export function AllocationWaiting() {
  const { t } = useLingui();
  return (
    <>
      <HeroCard className="min-h-59">
        <Loading label={t`Loading the allocation`}>
          <span className={`${SHAPE} mb-5 h-16 w-full`} />
          <span className={`${SHAPE} h-12 w-64 max-w-full`} />
          <span className={`${SHAPE} mt-3 h-4 w-44`} />
        </Loading>
      </HeroCard>
      <div
        aria-hidden="true"
        className="grid grid-cols-3 gap-2 sm:grid-cols-1 sm:gap-5 lg:grid-cols-3"
      >
        {GROUP_NAMES.map((group) => (
          <Skeleton key={group} className="h-48 rounded-xl" />
        ))}
      </div>
    </>
  );
}

/** The shapes of the categories. */
export function CardsWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the budgets`}>
      <Skeleton className="mb-4 h-12 w-64 max-w-full" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-36 rounded-xl" />
        ))}
      </div>
    </Loading>
  );
}

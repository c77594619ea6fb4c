import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { PlanItem } from "./PlanItem";
import type { Ledger } from "./types";
import { usePlans } from "./use-plans";

export interface PlanListProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** Told what was recorded for a plan, and what was taken back. */
  ledger: Ledger;
}

/** The plans that there are, each with its dates, as a card of a page. */
export default function PlansCard(props: PlanListProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-title tracking-tight">
        <Trans>Your plans</Trans>
      </h2>
      <Plans {...props} level="h3" />
    </Card>
  );
}

/** The same within a dialog. */
export function PlanList(props: PlanListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-4">
      <h3 id={heading} className="text-title tracking-tight">
        <Trans>Your plans</Trans>
      </h3>
      <Plans {...props} level="h4" />
    </section>
  );
}

function Plans({ today, ledger, level }: PlanListProps & { level: "h3" | "h4" }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: plans, error, isFetching, refetch } = usePlans();
  if (!plans && error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!plans) {
    return (
      <Loading label={t`Loading your plans`}>
        <Skeleton className="h-40 rounded-panel" />
      </Loading>
    );
  }
  if (plans.length === 0) {
    return (
      <p className="text-small text-ink-2">
        <Trans>No plan yet. A small amount on a fixed day is a good beginning.</Trans>
      </p>
    );
  }
  return (
    <ul className={cx("grid grid-cols-1 gap-3", plans.length > 1 && "md:grid-cols-2")}>
      {plans.map((plan) => (
        <PlanItem key={plan.id} plan={plan} today={today} ledger={ledger} level={level} />
      ))}
    </ul>
  );
}

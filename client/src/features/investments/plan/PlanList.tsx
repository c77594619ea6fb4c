import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { PlanItem } from "./PlanItem";
import type { PlanPanelProps } from "./PlanPanel";
import { usePlans } from "./use-plans";

/** The plans that there are, each with its dates. */
export function PlanList(props: PlanPanelProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id={heading} className="text-small font-label">
        <Trans>Your plans</Trans>
      </h3>
      <Plans {...props} />
    </section>
  );
}

function Plans({ today, ledger }: PlanPanelProps) {
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
    <ul className="flex flex-col gap-3">
      {plans.map((plan) => (
        <PlanItem key={plan.id} plan={plan} today={today} ledger={ledger} />
      ))}
    </ul>
  );
}

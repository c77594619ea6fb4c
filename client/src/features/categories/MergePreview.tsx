import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";

import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import type { Category } from "./use-categories";
import { useUses } from "./use-merge";

interface MergePreviewProps {
  source: Category;
  target: Category | undefined;
}

/** How much would move where, and what becomes of the category that it leaves. */
export function MergePreview({ source, target }: MergePreviewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: uses, error, isFetching, refetch } = useUses(source.id);
  if (!uses && error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!uses) {
    return (
      <Loading label={t`Counting transactions`}>
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  const count = uses.transactions;
  const from = source.label;
  const to = target?.label ?? "";
  return (
    <div role="status" className="flex flex-col gap-1.5">
      <p className="flex items-start gap-2.5 font-label">
        <ArrowRight aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        {target ? (
          <Plural
            value={count}
            _0={`Nothing has to move to ${to}.`}
            one={`# transaction moves to ${to}.`}
            other={`# transactions move to ${to}.`}
          />
        ) : (
          <Plural
            value={count}
            _0="Nothing is recorded under it."
            one="# transaction is recorded under it."
            other="# transactions are recorded under it."
          />
        )}
      </p>
      <p className="pl-7.5 text-small text-ink-2">
        {source.own ? (
          <Trans>{from} is gone afterwards. This cannot be undone.</Trans>
        ) : (
          <Trans>{from} is hidden afterwards. The move cannot be undone.</Trans>
        )}
      </p>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { usePhone } from "@/browser/media-queries";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card, CardHead } from "@/ui/layout/Card";
import { HeadCell, Table } from "@/ui/table/Table";

import type { useImports } from "../queries";
import type { Import } from "../types";
import { ImportCard, ImportTableRow } from "./ImportLine";

/** The earlier imports in each of their states. */
export function ImportList({ query }: { query: ReturnType<typeof useImports> }) {
  const { data, error, isFetching, refetch } = query;
  const failureText = useFailureText();
  return (
    <Card>
      <CardHead title={<Trans>Earlier imports</Trans>} />
      {data && <LoadedList imports={data} />}
      {!data && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!data && !error && <ListSkeleton />}
    </Card>
  );
}

function LoadedList({ imports }: { imports: readonly Import[] }) {
  const phone = usePhone();
  const { t } = useLingui();
  if (imports.length === 0) {
    return (
      <EmptyState title={<Trans>No imports yet</Trans>}>
        <Trans>Choose a statement above. You check every row before it is imported.</Trans>
      </EmptyState>
    );
  }
  if (phone) {
    return (
      <ul className="divide-y divide-line">
        {imports.map((one) => (
          <ImportCard key={one.id} one={one} />
        ))}
      </ul>
    );
  }
  return (
    <Table aria-label={t`Earlier imports`}>
      <thead>
        <tr>
          <HeadCell className="w-full">
            <Trans>Statement</Trans>
          </HeadCell>
          <HeadCell className="max-lg:hidden">
            <Trans>Wallet</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Balance</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>State</Trans>
          </HeadCell>
          <HeadCell>
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {imports.map((one) => (
          <ImportTableRow key={one.id} one={one} />
        ))}
      </tbody>
    </Table>
  );
}

function ListSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your imports`}>
      {["w-40", "w-52", "w-36"].map((width) => (
        <div key={width} className="flex min-h-16 items-center gap-3.5">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="ml-auto h-6 w-20 rounded-badge" />
        </div>
      ))}
    </Loading>
  );
}

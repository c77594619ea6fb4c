import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis, Eye, EyeOff } from "lucide-react";
import { Suspense, useCallback, useState } from "react";

import { usePhone } from "@/browser/media-queries";
import { cx } from "@/lib/cx";
import { lazyComponent } from "@/lib/lazy-component";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";
import { Card } from "@/ui/layout/Card";
import { LoadMore } from "@/ui/rows/LoadMore";

import { useChangeRows } from "../mutations";
import { type RowsQuery, useRows } from "../queries";
import type { Import, ImportRow, ImportTab, RowChange } from "../types";
import { useRefusalText } from "../use-refusal-text";
import type { ReviewParts } from "./ReviewScreen";
import { RowList } from "./RowList";
import { RowTable } from "./RowTable";

const RowDialog = lazyComponent(() => import(/* webpackChunkName: "import-row" */ "./RowDialog"));

const EMPTY = {
  new: { title: msg`Nothing new`, words: msg`Every row of this file is in another tab.` },
  existing: { title: msg`Nothing twice`, words: msg`No row of this file is in the wallet yet.` },
  check: { title: msg`Nothing to check`, words: msg`We're sure about every row of this file.` },
} as const;

interface RowPanelProps extends ReviewParts {
  one: Import;
  tab: ImportTab;
}

/** The rows of a tab in each of their states. */
export function RowPanel({ one, tab, ...parts }: RowPanelProps) {
  const { t } = useLingui();
  const query = useRows(one.id, tab);
  const change = useRowChange(one.id);
  const [open, setOpen] = useState<ImportRow | null>(null);
  const count = query.data?.pages[0]?.counts[tab];
  return (
    <div className="flex flex-col gap-2 pt-3">
      {count === undefined && <Pending query={query} />}
      {count === 0 && (
        <Card>
          <EmptyState title={t(EMPTY[tab].title)}>{t(EMPTY[tab].words)}</EmptyState>
        </Card>
      )}
      {count !== undefined && count > 0 && (
        <Loaded one={one} tab={tab} query={query} onChange={change} onOpen={setOpen} />
      )}
      {open && (
        <Suspense>
          <RowDialog key={open.id} one={one} row={open} {...parts} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Changes one row; a failure shows a toast, for the row shows its state itself. */
function useRowChange(id: string) {
  const { mutate } = useChangeRows(id);
  const toast = useToast();
  const refusalText = useRefusalText();
  return useCallback(
    (row: ImportRow, change: RowChange) => {
      const onError = (error: Error) => toast({ tone: "error", text: refusalText(error) });
      mutate({ change, of: { ids: [row.id] } }, { onError });
    },
    [mutate, toast, refusalText],
  );
}

interface LoadedProps {
  one: Import;
  tab: ImportTab;
  query: RowsQuery;
  onChange: (row: ImportRow, change: RowChange) => void;
  onOpen: (row: ImportRow) => void;
}

function Loaded({ one, tab, query, ...acts }: LoadedProps) {
  const phone = usePhone();
  const refusalText = useRefusalText();
  const { data, error, fetchNextPage } = query;
  const rows = data?.pages.flatMap(({ datas }) => datas) ?? [];
  const List = phone ? RowList : RowTable;
  return (
    <section
      aria-busy={query.isPlaceholderData || undefined}
      className={cx("transition-opacity duration-2", query.isPlaceholderData && "opacity-60")}
    >
      <h2 className="sr-only">
        <Trans>Rows of the file</Trans>
      </h2>
      <TabHead one={one} tab={tab} />
      <List rows={rows} total={one.counts[tab]} {...acts} />
      {query.hasNextPage && (
        <LoadMore
          onLoad={() => void fetchNextPage()}
          loading={query.isFetchingNextPage}
          problem={query.isFetchNextPageError ? refusalText(error) : null}
        />
      )}
    </section>
  );
}

/** What a tab is about, and what can be done with all of it, whatever is loaded. */
function TabHead({ one, tab }: Pick<LoadedProps, "one" | "tab">) {
  const { t } = useLingui();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { mutate } = useChangeRows(one.id);
  const set = (include: boolean) =>
    mutate(
      { change: { include }, of: { tab } },
      { onError: (error) => toast({ tone: "error", text: refusalText(error) }) },
    );
  const ICON = { "aria-hidden": true, className: "size-4" } as const;
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 px-1 text-small text-ink-2">
      <p>
        {tab === "new" && <Trans>These rows become entries.</Trans>}
        {tab === "existing" && <Trans>These rows aren't imported again.</Trans>}
        {tab === "check" && <Trans>Have a look at these rows.</Trans>}
      </p>
      {tab !== "existing" && (
        <ActionMenu
          label={t`Actions for all rows here`}
          className="-mr-3"
          icon={<Ellipsis aria-hidden="true" className="size-5" />}
          actions={[
            { label: t`Import all`, icon: <Eye {...ICON} />, run: () => set(true) },
            { label: t`Leave all out`, icon: <EyeOff {...ICON} />, run: () => set(false) },
          ]}
        />
      )}
    </div>
  );
}

function Pending({ query: { error, isFetching, refetch } }: Pick<LoadedProps, "query">) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  if (error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {refusalText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Loading label={t`Loading the rows`}>
      <div className="h-11" />
      <div className="rounded-xl border border-line bg-surface px-4 shadow-card">
        {["w-40", "w-52", "w-36", "w-44", "w-48"].map((width) => (
          <div
            key={width}
            className="flex h-15 items-center gap-3.5 border-b border-line last:border-b-0"
          >
            <Skeleton className="size-11 shrink-0 rounded-control" />
            <Skeleton className={cx("h-4", width)} />
            <Skeleton className="ml-auto h-4 w-24" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

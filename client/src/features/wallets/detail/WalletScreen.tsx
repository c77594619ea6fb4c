import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { type ComponentType, useMemo } from "react";
import { Link } from "react-router-dom";

import { AppError } from "@/api/errors";
import type { ExportQuery } from "@/api/transaction-export";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { useUrlParams, withParams } from "@/browser/use-url-params";
import { APP_PATHS, importPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card } from "@/ui/layout/Card";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { PageHeader } from "@/ui/layout/PageHeader";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import type { CategoryChoice, Wallet, WalletRequest } from "../types";
import { WalletDialogs } from "../WalletDialogs";
import { WalletMenu } from "../WalletMenu";
import { WalletHint } from "../WalletRow";
import { EntriesSkeleton } from "./EntriesSkeleton";
import { type EntryFilters, isFiltered, readFilters, toExportQuery } from "./entry-filters";
import { EntryFilterBar } from "./EntryFilterBar";
import { EntryList } from "./EntryList";
import { ExportMenu } from "./ExportMenu";
import { type EntriesQuery, useEntries } from "./use-entries";
import { WalletHero } from "./WalletHero";

interface WalletScreenProps {
  wallet: Wallet;
  /** All of the person, in their order. */
  wallets: readonly Wallet[];
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** The file that was ordered, if there is one; the query is what another try exports. */
  OrderedExport: ComponentType<{ query: ExportQuery }>;
  onRecord: () => void;
  /** It is gone; given the wallet that has its entries now. */
  onGone: (left?: Wallet) => void;
}

/** A wallet with its entries, filtered by the address. */
export function WalletScreen(props: WalletScreenProps) {
  const { wallet, wallets, today, CategoryField, OrderedExport, onRecord, onGone } = props;
  const owner = useSession().claims?.sub;
  const { id } = wallet;
  const { filters, change } = useFilters();
  const list = useEntries(id, filters);
  const exported = toExportQuery(id, filters);
  const [request, setRequest] = useRestoredDialog<WalletRequest>(`wallet-${id}`, owner);
  useScrollRestoration(list.isSuccess);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <WalletHead
        wallet={wallet}
        wallets={wallets}
        exported={exported}
        onRequest={setRequest}
        onGone={onGone}
      />
      {list.isSuccess && <OrderedExport query={exported} />}
      <WalletHero wallet={wallet} onAdjust={() => setRequest({ do: "adjust", id })} />
      <EntryFilterBar filters={filters} today={today} onChange={change} />
      <Entries
        id={id}
        list={list}
        filters={filters}
        wallets={wallets}
        today={today}
        onRecord={onRecord}
        onShowAll={() => change({ category: "all", from: null, to: null, q: "" })}
      />
      <WalletDialogs
        request={request}
        wallets={wallets}
        today={today}
        CategoryField={CategoryField}
        onClose={() => setRequest(null)}
        onMerged={onGone}
      />
    </div>
  );
}

interface WalletHeadProps extends Pick<WalletScreenProps, "wallet" | "wallets" | "onGone"> {
  exported: ExportQuery;
  onRequest: (request: WalletRequest) => void;
}

/** The way back, the name, and what can be done. */
function WalletHead({ wallet, wallets, exported, onRequest, onGone }: WalletHeadProps) {
  return (
    <div>
      <Link
        to={APP_PATHS.wallets}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-m px-2 text-small font-label text-primary hover:bg-primary-soft"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        <Trans>All wallets</Trans>
      </Link>
      <div className="flex items-center gap-3.5 *:last:flex-1">
        <WalletBadge wallet={wallet} size="lg" />
        <PageHeader
          compact
          title={wallet.name}
          actions={
            <span className="-mr-2 flex">
              <ExportMenu query={exported} />
              <WalletMenu
                wallet={wallet}
                wallets={wallets}
                onRequest={onRequest}
                onGone={() => onGone()}
              />
            </span>
          }
        >
          <span className="text-small">
            <WalletHint wallet={wallet} />
          </span>
        </PageHeader>
      </div>
    </div>
  );
}

/** The filters in the page's address. */
function useFilters() {
  const { words, change } = useUrlParams();
  const address = words.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  return {
    filters,
    change: (changed: Partial<EntryFilters>, { step = true } = {}) => {
      const { category, from, to, q } = { ...filters, ...changed };
      const kind = category === "all" ? null : category;
      change((now) => withParams(now, { category: kind, from, to, q }), { step });
    },
  };
}

interface EntriesProps {
  /** The wallet's. */
  id: string;
  list: EntriesQuery;
  filters: EntryFilters;
  wallets: readonly Wallet[];
  today: string;
  onRecord: () => void;
  onShowAll: () => void;
}

/** The address may hold filters that the server rejects; nothing matches them. */
function isInvalidFilter(error: unknown): boolean {
  return error instanceof AppError && error.status === 422;
}

/** The entries in each of their states. */
function Entries(props: EntriesProps) {
  const { id, list, filters, wallets, today, onRecord, onShowAll } = props;
  const count = list.data?.pages[0]?.totals.count;
  if (count) return <EntryList list={list} wallets={wallets} today={today} />;
  if (count === undefined && !isInvalidFilter(list.error)) return <PendingEntries list={list} />;
  return (
    <Card>
      {isFiltered(filters) ? (
        <NothingFound onShowAll={onShowAll} />
      ) : (
        <NothingRecorded id={id} onRecord={onRecord} />
      )}
    </Card>
  );
}

function PendingEntries({ list }: { list: EntriesQuery }) {
  const failureText = useFailureText();
  if (!list.error) return <EntriesSkeleton />;
  return (
    <Card>
      <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {failureText(list.error)}
      </ErrorState>
    </Card>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      illustration="empty-transactions"
      title={<Trans>Nothing found here</Trans>}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          <Trans>Show all entries</Trans>
        </Button>
      }
    >
      <Trans>No entries match your filters.</Trans>
    </EmptyState>
  );
}

function NothingRecorded({ id, onRecord }: Pick<EntriesProps, "id" | "onRecord">) {
  const { t } = useLingui();
  return (
    <EmptyState
      illustration="empty-transactions"
      title={t`No entries yet`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRecord}>
            <Trans>Add Transaction</Trans>
          </Button>
          <ButtonLink variant="secondary" to={importPath({ wallet: id })}>
            <Trans>Import a statement</Trans>
          </ButtonLink>
        </div>
      }
    >
      <Trans>What you record with this wallet is listed here.</Trans>
    </EmptyState>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { HandCoins, Plus } from "lucide-react";
import type { ComponentType } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { APP_PATHS } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { HeroCardSkeleton } from "@/ui/layout/HeroCardSkeleton";
import { Loading } from "@/ui/feedback/Loading";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { ArchivedWallets } from "./ArchivedWallets";
import { GROUP_NAMES } from "./kinds";
import { NetWorthCard } from "./NetWorthCard";
import { NetWorthHero } from "./NetWorthHero";
import { OneWallet } from "./OneWallet";
import { useWallets } from "./queries";
import type { CategoryChoice, Wallet, WalletRequest } from "./types";
import { WalletDialogs } from "./WalletDialogs";
import { WalletGroupCard } from "./WalletGroupCard";

interface WalletsScreenProps {
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
}

/** Where the person's money is: every wallet with its balance, and the net worth. */
export function WalletsScreen({ today, CategoryField }: WalletsScreenProps) {
  const owner = useSession().claims?.sub;
  const query = useWallets();
  const [request, setRequest] = useRestoredDialog<WalletRequest>("wallets", owner);
  const wallets = query.data?.datas;
  useScrollRestoration(wallets !== undefined);
  const add = () => setRequest({ do: "add" });
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        compact
        title={<Trans>Wallets</Trans>}
        // With only one, what wallets are good for is said above the button.
        actions={wallets && wallets.length > 1 && <AddButton onAdd={add} />}
      />
      {wallets ? (
        <>
          <LoadedWallets wallets={wallets} onRequest={setRequest} onAdd={add} />
          <WalletDialogs
            request={request}
            wallets={wallets}
            today={today}
            CategoryField={CategoryField}
            onClose={() => setRequest(null)}
          />
        </>
      ) : (
        <PendingWallets query={query} />
      )}
    </div>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onAdd}>
      <Trans>Add wallet</Trans>
    </Button>
  );
}

function PendingWallets({ query }: { query: ReturnType<typeof useWallets> }) {
  const { error, isFetching, refetch } = query;
  const failureText = useFailureText();
  if (!error) return <WalletsSkeleton />;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}

interface LoadedWalletsProps {
  wallets: readonly Wallet[];
  onRequest: (request: WalletRequest) => void;
  onAdd: () => void;
}

function LoadedWallets({ wallets, onRequest, onAdd }: LoadedWalletsProps) {
  return (
    <>
      <NetWorthHero wallets={wallets} />
      <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-7">
          {GROUP_NAMES.map((group) => (
            <WalletGroupCard key={group} group={group} wallets={wallets} onRequest={onRequest} />
          ))}
          <ArchivedWallets wallets={wallets} onRequest={onRequest} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-5">
          {wallets.length === 1 && <OneWallet onAdd={onAdd} />}
          <NetWorthCard />
          <ButtonLink
            variant="secondary"
            to={APP_PATHS.debts}
            icon={<HandCoins aria-hidden="true" className="size-5" />}
          >
            <Trans>Debts and instalments</Trans>
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The skeleton of hero and lists. */
function WalletsSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <HeroCardSkeleton />
      <Loading label={t`Loading your wallets`}>
        <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-12">
          <Card className="xl:col-span-7">
            <Skeleton className="mb-5 h-6 w-32" />
            {["w-36", "w-28", "w-40"].map((width) => (
              <div key={width} className="flex min-h-17 items-center gap-3.5">
                <Skeleton className="size-11 shrink-0 rounded-control" />
                <Skeleton className={`h-5 ${width}`} />
                <Skeleton className="ml-auto h-5 w-24" />
              </div>
            ))}
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

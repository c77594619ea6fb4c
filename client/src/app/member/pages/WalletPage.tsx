import { useNavigate, useParams } from "react-router-dom";

import { UnknownWallet, WALLET_NOT_FOUND } from "@/features/wallets/detail/UnknownWallet";
import { WalletPending } from "@/features/wallets/detail/WalletPending";
import { WalletScreen } from "@/features/wallets/detail/WalletScreen";
import { useWallets } from "@/features/wallets/queries";
import { APP_PATHS, walletPath } from "@/lib/paths";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";

import { RouteAnnouncer } from "../../RouteAnnouncer";
import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";
import { OrderedExportPart } from "./OrderedExportPart";

/** The wallet that the address names, whose letters are written small there. */
export default function WalletPage() {
  const id = useParams().id?.toUpperCase();
  const today = useToday();
  const open = useOpenDialog();
  const navigate = useNavigate();
  const query = useWallets();
  const wallets = query.data?.datas;
  const wallet = wallets?.find((each) => each.id === id);
  if (!wallets) return <WalletPending query={query} />;
  if (!wallet) {
    return (
      <>
        <UnknownWallet />
        <RouteAnnouncer title={WALLET_NOT_FOUND} />
      </>
    );
  }
  return (
    <>
      <WalletScreen
        key={wallet.id}
        wallet={wallet}
        wallets={wallets}
        today={today}
        CategoryField={CategoryPart}
        OrderedExport={OrderedExportPart}
        onRecord={() => open("record")}
        onGone={(left) =>
          void navigate(left ? walletPath(left.id) : APP_PATHS.wallets, { replace: true })
        }
      />
      <RouteAnnouncer key={`title-${wallet.id}`} title={wallet.name} />
    </>
  );
}

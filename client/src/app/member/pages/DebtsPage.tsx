import { DebtsScreen } from "@/features/debts/DebtsScreen";
import type { CardBill, DebtWallet } from "@/features/debts/types";
import { useWallets } from "@/features/wallets/queries";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";

import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";
import { WalletsProvider } from "./wallets/WalletsProvider";

const NONE: readonly DebtWallet[] = [];

/** What the person owes and lent. */
export default function DebtsPage() {
  const open = useOpenDialog();
  const wallets = useWallets().data?.datas ?? NONE;
  const payCard = ({ wallet_id, name, due, owed }: CardBill) =>
    open("record", {
      preset: {
        type: "transfer",
        category_id: "transfer",
        to_wallet_id: wallet_id,
        amount: due || owed,
        detail: name,
      },
    });
  return (
    <WalletsProvider>
      <DebtsScreen
        wallets={wallets}
        today={useToday()}
        CategoryField={CategoryPart}
        onPayCard={payCard}
      />
    </WalletsProvider>
  );
}

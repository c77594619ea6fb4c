import { DebtsScreen } from "@/features/debts/DebtsScreen";
import type { DebtWallet } from "@/features/debts/types";
import { useWallets } from "@/features/wallets/queries";

import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";
import { WalletsProvider } from "./wallets/WalletsProvider";

const NONE: readonly DebtWallet[] = [];

/** What the person owes and lent. */
export default function DebtsPage() {
  const wallets = useWallets().data?.datas ?? NONE;
  return (
    <WalletsProvider>
      <DebtsScreen wallets={wallets} today={useToday()} CategoryField={CategoryPart} />
    </WalletsProvider>
  );
}

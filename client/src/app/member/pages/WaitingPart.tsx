import { OverviewWaiting } from "@/features/reminders/OverviewWaiting";

import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** The entries that wait to be confirmed; what they record shows wherever the ledger does. */
export default function WaitingPart() {
  return (
    <WalletsProvider>
      <OverviewWaiting today={useToday()} ledger={useLedger()} />
    </WalletsProvider>
  );
}

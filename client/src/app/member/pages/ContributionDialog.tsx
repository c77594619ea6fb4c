import { LedgerContext } from "@/features/goals/ledger-context";
import { ContributionDialog } from "@/features/goals/ContributionDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** Putting something aside for a goal; what is booked shows wherever the ledger does. */
export default function ContributionInLedger({ wanted, onClose }: OpenedDialog<"contribution">) {
  return (
    <WalletsProvider>
      <LedgerContext value={useLedger()}>
        <ContributionDialog {...wanted} today={useToday()} onClose={onClose} />
      </LedgerContext>
    </WalletsProvider>
  );
}

import { LedgerContext } from "@/features/goals/ledger-context";
import { ContributionDialog } from "@/features/goals/ContributionDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { WalletPartsProvider } from "./wallets/WalletPartsProvider";

/** Putting something aside for a goal; what is booked shows wherever the ledger does. */
export default function ContributionInLedger({ wanted, onClose }: OpenedDialog<"contribution">) {
  return (
    <WalletPartsProvider>
      <LedgerContext value={useLedger()}>
        <ContributionDialog {...wanted} today={useToday()} onClose={onClose} />
      </LedgerContext>
    </WalletPartsProvider>
  );
}

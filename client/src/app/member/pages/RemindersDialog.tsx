import { RemindersDialog } from "@/features/reminders/RemindersDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";
import { WalletPartsProvider } from "./wallets/WalletPartsProvider";

/** 'Customizable Reminders'; what is recorded with one tap shows wherever the ledger does. */
export default function RemindersInLedger({ wanted, onClose }: OpenedDialog<"reminders">) {
  const today = useToday();
  return (
    <WalletPartsProvider>
      <RemindersDialog
        day={wanted?.day ?? today}
        today={today}
        ledger={useLedger()}
        CategoryField={CategoryPart}
        onClose={onClose}
      />
    </WalletPartsProvider>
  );
}

import { RemindersDialog } from "@/features/reminders/RemindersDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** 'Customizable Reminders'; what is recorded with one tap shows wherever the ledger does. */
export default function RemindersInLedger({ wanted, onClose }: OpenedDialog<"reminders">) {
  const today = useToday();
  return (
    <WalletsProvider>
      <RemindersDialog
        day={wanted?.day ?? today}
        today={today}
        ledger={useLedger()}
        CategoryField={CategoryPart}
        onClose={onClose}
      />
    </WalletsProvider>
  );
}

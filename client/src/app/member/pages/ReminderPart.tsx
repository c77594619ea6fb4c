import { ReminderCard } from "@/features/reminders/ReminderCard";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";

import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";

/** The overview's calendar; what is recorded with one tap shows wherever the ledger does. */
export default function ReminderPart() {
  const open = useOpenDialog();
  return (
    <ReminderCard
      today={useToday()}
      ledger={useLedger()}
      onOpen={(day) => open("reminders", { day })}
    />
  );
}

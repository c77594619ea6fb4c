import { OverviewWaiting, ReminderCard } from "@/features/reminders/ReminderCard";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";

import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";

/** What waits and the overview's calendar; what is recorded with one tap shows wherever the ledger does. */
export default function ReminderPart() {
  const open = useOpenDialog();
  const today = useToday();
  const ledger = useLedger();
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <OverviewWaiting today={today} ledger={ledger} />
      <ReminderCard today={today} ledger={ledger} onOpen={(day) => open("reminders", { day })} />
    </div>
  );
}

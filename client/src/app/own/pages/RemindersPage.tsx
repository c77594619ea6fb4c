import { useSearchParams } from "react-router-dom";

import { readPlace, writePlace } from "@/features/reminders/reminders-address";
import { RemindersScreen } from "@/features/reminders/RemindersScreen";
import { useDialogs } from "@/lib/dialogs";

import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { CategoryOfReminder } from "./reminders/CategoryOfReminder";

/** The reminders of the month that the address names. */
export default function RemindersPage() {
  const open = useDialogs();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  return (
    <RemindersScreen
      place={readPlace(search, today)}
      today={today}
      ledger={useLedger()}
      CategoryField={CategoryOfReminder}
      onPlace={(place) =>
        setSearch((before) => writePlace(before, place, today), {
          replace: place.day !== undefined,
          preventScrollReset: true,
        })
      }
      onNew={(day) => open("reminders", { day })}
    />
  );
}

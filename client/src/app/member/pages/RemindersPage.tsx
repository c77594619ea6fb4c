import { useSearchParams } from "react-router-dom";

import { readAddress, writeAddress } from "@/features/reminders/reminders-address";
import { RemindersScreen } from "@/features/reminders/RemindersScreen";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** The reminders of the month that the address names. */
export default function RemindersPage() {
  const open = useOpenDialog();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  return (
    <WalletsProvider>
      <RemindersScreen
        place={readAddress(search, today)}
        today={today}
        ledger={useLedger()}
        CategoryField={CategoryPart}
        onPlace={(place) =>
          setSearch((before) => writeAddress(before, place, today), {
            replace: place.day !== undefined,
            preventScrollReset: true,
          })
        }
        onNew={(day) => open("reminders", { day })}
      />
    </WalletsProvider>
  );
}

import { useUrlParams } from "@/browser/use-url-params";
import { readAddress, writeAddress } from "@/features/reminders/reminders-address";
import { RemindersScreen } from "@/features/reminders/RemindersScreen";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { CategoryPart } from "./CategoryPart";
import { FoundSeriesPart } from "./FoundSeriesPart";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** The reminders of the month that the address names. */
export default function RemindersPage() {
  const open = useOpenDialog();
  const today = useToday();
  const { words, change } = useUrlParams();
  return (
    <WalletsProvider>
      <RemindersScreen
        place={readAddress(words, today)}
        today={today}
        ledger={useLedger()}
        CategoryField={CategoryPart}
        onPlace={(place) =>
          change((before) => writeAddress(before, place, today), {
            step: place.day === undefined,
          })
        }
        onNew={(day) => open("reminders", { day })}
        suggestions={<FoundSeriesPart today={today} />}
      />
    </WalletsProvider>
  );
}

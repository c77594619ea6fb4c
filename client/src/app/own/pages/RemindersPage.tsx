import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";

import { readPlace, writePlace } from "@/features/reminders/address";
import type { CategoryChoice } from "@/features/reminders/ReminderFields";
import { RemindersScreen } from "@/features/reminders/RemindersScreen";
import { useDialogs } from "@/lib/dialogs";
import { Skeleton } from "@/ui/Skeleton";

import { catalogues } from "../../words";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { wordsOf } from "../words";

/** It and its words come when a reminder with an amount is changed. */
const Choice = lazy(async () => {
  const [{ CategoryField }] = await Promise.all([
    import(/* webpackChunkName: "categorise" */ "@/features/categories/CategoryField"),
    catalogues.add(wordsOf("categories")),
  ]);
  return { default: CategoryField };
});

function CategoryField(choice: CategoryChoice) {
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-m" />}>
      <Choice {...choice} />
    </Suspense>
  );
}

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
      CategoryField={CategoryField}
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

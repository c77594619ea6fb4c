import type { ReactNode } from "react";

import { EntryOutboxContext } from "@/features/transactions/record/entry-outbox";

import { useEntryOutbox } from "../state/use-entry-outbox";

/** Lets what records money inside keep its entries on this device. */
export function WithOutbox({ children }: { children: ReactNode }) {
  return <EntryOutboxContext value={useEntryOutbox()}>{children}</EntryOutboxContext>;
}

import { useMemo } from "react";

import { session } from "@/api/session";
import { useSession } from "@/api/use-session";
import { useCategories } from "@/features/categories/queries";
import { holdEntry, keepEntry, refuseEntry, removeEntry } from "@/features/outbox/outbox";
import type { EntryLook } from "@/features/outbox/types";
import type { EntryOutbox } from "@/features/transactions/record/entry-outbox";
import type { NewEntry } from "@/features/transactions/record/record-form";
import { useNamedWallets } from "@/ui/fields/wallets-context";

/** Lets the dialogs that record money keep entries on this device. */
export function useEntryOutbox(): EntryOutbox | null {
  const owner = useSession().claims?.sub;
  const lookOf = useEntryLook();
  return useMemo(
    () =>
      owner
        ? {
            hold: (key, body) =>
              holdEntry({
                ...{ key, owner, body, look: lookOf(body) },
                ...{ guest: session.isGuestKnown(), created: Date.now() },
              }),
            keep: keepEntry,
            remove: removeEntry,
            refuse: (key, { status, code, message, errors }) =>
              refuseEntry(key, { status, code, message, errors }),
          }
        : null,
    [owner, lookOf],
  );
}

/** How an entry looks in the list of what waits, which must not ask anybody. */
function useEntryLook(): (entry: NewEntry) => EntryLook {
  const { data: categories } = useCategories({ hidden: true });
  const wallets = useNamedWallets();
  return useMemo(
    () => (entry) => {
      if (entry.type === "transfer") {
        const ends = [entry.wallet_id, entry.to_wallet_id];
        const names = ends.map((id) => wallets.find((wallet) => wallet.id === id)?.name ?? "–");
        return { label: names.join(" → "), icon: null, color: null };
      }
      const category = categories?.find(({ id }) => id === entry.category_id);
      const { label = "", icon = null, color = null } = category ?? {};
      return { label, icon, color };
    },
    [categories, wallets],
  );
}

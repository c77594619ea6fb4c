import { hashKey, type QueryKey } from "@tanstack/react-query";

import { ACCOUNT_KEY } from "@/api/use-account";
import { CATEGORIES_KEY } from "@/features/categories/queries";
import type { DeviceView } from "@/features/outbox/last-look";
import { OVERVIEW_KEY } from "@/features/overview/queries";
import { NO_FILTERS } from "@/features/transactions/filters";
import { filtersOf, LISTS_KEY } from "@/features/transactions/list/list-key";
import { firstPage, type ListPages } from "@/features/transactions/list/list-pages";
import { getNamesKey, pickNames, WALLET_LISTS_KEY, WALLETS_KEY } from "@/features/wallets/queries";
import type { Wallets } from "@/features/wallets/types";

/** The newest 50 entries; a filtered list, or one in another order, is no last look. */
function pickNewest(list: unknown, key: QueryKey): ListPages | undefined {
  const isWhole = hashKey([filtersOf(key)]) === hashKey([NO_FILTERS]);
  return isWhole ? firstPage(list as ListPages) : undefined;
}

/** What this device keeps for the time without a connection. */
export const DEVICE_VIEWS: readonly DeviceView[] = [
  { at: CATEGORIES_KEY, always: true },
  {
    at: WALLET_LISTS_KEY,
    always: true,
    as: getNamesKey,
    pick: (wallets) => pickNames(wallets as Wallets),
  },
  { at: OVERVIEW_KEY },
  { at: LISTS_KEY, pick: pickNewest },
  { at: ACCOUNT_KEY },
  { at: WALLETS_KEY },
];

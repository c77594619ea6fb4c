import { type NamedWallet, useActiveWallets } from "@/ui/fields/wallets-context";

import type { RecordType, RecordValues } from "./record-form";
import { type RecentWallets, useFrequentSuggestions } from "./use-suggestions";

type Id = string | null | undefined;

/** The first of these wallets that can be chosen, else any other. */
function firstUsable(ids: readonly Id[], wallets: readonly NamedWallet[], except = ""): string {
  const usable = wallets.map(({ id }) => id).filter((id) => id !== except);
  return ids.find((id) => id && usable.includes(id)) ?? usable[0] ?? "";
}

function fillIn(
  values: RecordValues,
  wallets: readonly NamedWallet[],
  recent: Partial<RecentWallets> = {},
): RecordValues {
  const { type, category_id, wallet_id, to_wallet_id } = values;
  if (type !== "transfer") {
    const used = [recent.by_category?.[category_id], recent.last];
    return { ...values, wallet_id: wallet_id || firstUsable(used, wallets) };
  }
  const sources = [recent.transfer_from, recent.last];
  const from = wallet_id || firstUsable(sources, wallets, to_wallet_id);
  const to = to_wallet_id || firstUsable([recent.transfer_to], wallets, from);
  return { ...values, wallet_id: from, to_wallet_id: to };
}

/**
 * Fills in the wallets that the person has not chosen: the one used last with the category, else
 * the one used last; for a transfer the pair of the last one. With one wallet nothing is filled in.
 */
export function useWalletDefaults(type: RecordType): (values: RecordValues) => RecordValues {
  const wallets = useActiveWallets();
  const { data } = useFrequentSuggestions(type);
  return (values) => (wallets.length < 2 ? values : fillIn(values, wallets, data?.recent_wallets));
}

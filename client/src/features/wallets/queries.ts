import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  useQuery,
} from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { BACKGROUND_HEADER } from "@/api/transport";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useLanguage } from "@/i18n/use-language";

import type { NetWorth, Wallet, WalletName, WalletOption, Wallets } from "./types";

/** Where everything of the wallets lies in the cache; whatever moves money invalidates it. */
export const WALLETS_KEY = ["wallets"] as const;

/** Where the lists lie in the cache, in every language. */
export const WALLET_LISTS_KEY = [...WALLETS_KEY, "list"] as const;

/** Where the list of one language lies in the cache. */
export function getListKey(language: string) {
  return [...WALLET_LISTS_KEY, language] as const;
}

/** Where the names lie that the device keeps of a list. */
export function getNamesKey([, , language]: QueryKey): QueryKey {
  return ["wallet-names", language];
}

/** The names to choose from, without anything that tells amounts. */
export function pickNames({ datas }: Wallets): WalletName[] {
  return datas.filter(({ archived }) => !archived).map(({ id, name }) => ({ id, name }));
}

/** The list in a language. */
export function listOf(language: string) {
  return queryOptions({
    queryKey: getListKey(language),
    queryFn: async ({ signal }) => payloadOf(await api.GET("/wallets", { signal })),
    ...initialAnswer("/wallets", {}, (wallets): Wallets => wallets),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The same where the page itself asks, which is no use of the session. */
export function aheadOf(list: ReturnType<typeof listOf>) {
  const headers = { [BACKGROUND_HEADER]: "1" };
  return { ...list, queryFn: async () => payloadOf(await api.GET("/wallets", { headers })) };
}

/** Every wallet in the person's order, archived ones too. */
export function useWallets() {
  const { language } = useLanguage();
  return useQuery(listOf(language));
}

const NONE: readonly WalletName[] = [];

/** The names that the device has kept, for the time without a connection. */
function useKeptNames(): readonly WalletName[] {
  const { language } = useLanguage();
  const queryKey = getNamesKey(getListKey(language));
  return useQuery<WalletName[]>({ queryKey, queryFn: skipToken }).data ?? NONE;
}

/** Every wallet in the person's order; without a connection perhaps only those to choose from. */
export function useWalletNames(): readonly (WalletName & Partial<Pick<Wallet, "archived">>)[] {
  const { data } = useWallets();
  const names = useKeptNames();
  return data?.datas ?? names;
}

/** The wallets to choose from; also the chosen one, even if it is archived. */
export function useWalletChoices(chosen: string): readonly WalletOption[] {
  const { data } = useWallets();
  const names = useKeptNames();
  if (!data) return names.map((name) => ({ ...name, wallet: null }));
  return data.datas
    .filter(({ id, archived }) => !archived || id === chosen)
    .map((wallet) => ({ id: wallet.id, name: wallet.name, wallet }));
}

/** Twelve money months, the last one as of now. */
export function useNetWorth() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...WALLETS_KEY, "net-worth", language],
    queryFn: async ({ signal }) => payloadOf(await api.GET("/net-worth", { signal })).datas,
    ...initialAnswer("/net-worth", {}, ({ datas }): NetWorth[] => datas),
    placeholderData: keepPreviousData,
  });
}

/**
 * Refetches everything that names, orders or sums wallets: lists, figures and the balance, also in
 * other tabs.
 */
export function invalidateWallets(client: QueryClient): void {
  notifyOtherTabs();
  void client.invalidateQueries();
}

import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useLanguage } from "@/i18n/use-language";

import type { NetWorth, Wallet, Wallets } from "./types";

/** Where everything of the wallets lies in the cache; whatever moves money invalidates it. */
export const WALLETS_KEY = ["wallets"] as const;

/** Where the list of one language lies in the cache. */
export function getListKey(language: string) {
  return [...WALLETS_KEY, "list", language] as const;
}

/** Every wallet in the person's order, archived ones too. */
export function useWallets() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: getListKey(language),
    queryFn: async ({ signal }) => payloadOf(await api.GET("/wallets", { signal })),
    ...initialAnswer("/wallets", {}, (wallets): Wallets => wallets),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const NONE: readonly Wallet[] = [];

/** The wallets to choose from; also the chosen one, even if it is archived. */
export function useWalletChoices(chosen: string): readonly Wallet[] {
  const { data } = useWallets();
  return data?.datas.filter(({ id, archived }) => !archived || id === chosen) ?? NONE;
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

import { useQuery } from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { Wallet, Wallets } from "./types";

/** Where the wallets lie in the cache, in every language; every write to the ledger moves balances. */
export const WALLETS_KEY = ["wallets"] as const;

/** Every wallet with its balance, archived ones too. */
export function useWallets() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...WALLETS_KEY, language],
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

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import {
  type Merge,
  toMerge,
  toUpdate,
  type UpdateOptions,
  useListMutation,
} from "@/api/stored-list";
import { useFailureText } from "@/api/use-failure-text";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { useLatestCall } from "@/api/use-latest-call";
import { useLanguage } from "@/i18n/use-language";
import { useToast } from "@/ui/feedback/use-toast";

import { getListKey, invalidateWallets, WALLETS_KEY } from "./queries";
import type { Adjustment, NewWallet, Wallet, WalletChanges, Wallets } from "./types";
import { withOrder } from "./wallet-order";

/** Adds a wallet once, however often the same one is sent until that succeeds. */
export function useAddWallet() {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewWallet) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/wallets", { params: { header }, body }));
    },
    onSuccess: () => invalidateWallets(client),
  });
}

const LIST = { list: WALLETS_KEY, onStored: invalidateWallets };

interface WalletUpdate extends UpdateOptions<WalletChanges> {
  wallet: Wallet;
}

/** Updates a wallet; after a conflict it is refetched. */
export function useUpdateWallet() {
  return useListMutation(
    async ({ wallet, ...update }: WalletUpdate) =>
      payloadOf(await api.PUT("/wallets/{id}", toUpdate(wallet, update))),
    LIST,
  );
}

/** Deletes a wallet that has no entries. */
export function useDeleteWallet() {
  return useListMutation(
    async (id: string) =>
      payloadOf(await api.DELETE("/wallets/{id}", { params: { path: { id } } })),
    LIST,
  );
}

/** How many entries are in a wallet, and how many are transfers between it and another one. */
export function useWalletUsage(id: string, into_id: string | undefined) {
  return useQuery({
    queryKey: [...WALLETS_KEY, "uses", id, into_id],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { into_id } };
      const answer = payloadOf(await api.GET("/wallets/{id}/uses", { params, signal }));
      const [uses] = answer.datas;
      if (!uses) throw new TypeError("Uses are one object");
      return { entries: uses.transactions, between: answer.between };
    },
    // The preview must be exact, so a cached number will not do.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Moves everything of a wallet into another one; answers the one that is left. */
export function useMergeWallet() {
  return useListMutation(
    async (merge: Merge) => payloadOf(await api.POST("/wallets/{id}/merge", toMerge(merge))),
    LIST,
  );
}

/** Says once what a wallet really holds; answers the entry of the difference. */
export function useAdjustWallet(id: string) {
  const { keyOf } = useIdempotencyKey();
  return useListMutation(async (body: Adjustment) => {
    const params = { path: { id }, header: { "Idempotency-Key": keyOf(body) } };
    return payloadOf(await api.POST("/wallets/{id}/adjust", { params, body }));
  }, LIST);
}

/** Keeps the order of all wallets; it holds at once. */
export function useOrderWallets() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const toast = useToast();
  const send = useLatestCall({
    call: (ids: string[]) => api.PUT("/wallets/order", { body: { ids } }),
    onSaved: () => invalidateWallets(client),
    onError: (error) => {
      toast({ tone: "error", text: failureText(error) });
      return client.invalidateQueries({ queryKey: WALLETS_KEY });
    },
  });
  return (ids: string[]) => {
    void client.cancelQueries({ queryKey: getListKey(language) });
    client.setQueryData<Wallets>(
      getListKey(language),
      (wallets) => wallets && withOrder(wallets, ids),
    );
    send(ids);
  };
}

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useLanguage } from "@/i18n/use-language";

import { getImportKey, getRowsKey, IMPORTS_KEY } from "./queries";
import { type RowsUpdate, updateCounts, updatePages } from "./row-update";
import type { Import, Mapping, RowsPage, Settings } from "./types";

interface Answered {
  /** A file with several accounts is an import for each. */
  datas: Import[];
}

/** Puts the answered imports where their pages read them. */
function useStoreAnswer() {
  const client = useQueryClient();
  const { language } = useLanguage();
  return ({ datas }: Answered) => {
    for (const one of datas) client.setQueryData([...getImportKey(one.id), language], one);
    void client.invalidateQueries({ queryKey: [...IMPORTS_KEY, "list"] });
  };
}

/** What is imported: a file, or pasted text. */
export type Upload = { file: File } | { text: string };

function formOf(upload: Partial<{ file: Blob; text: string }>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(upload)) form.set(name, value);
  return form;
}

/** Sends a file or text; the same one again answers the draft that it has. */
export function useUpload() {
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async (body: Upload) =>
      payloadOf(await api.POST("/imports", { body, bodySerializer: formOf })),
    onSuccess: store,
  });
}

/** The password of a locked file, which is used once. */
export function useUnlock(id: string) {
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async (password: string) =>
      payloadOf(
        await api.POST("/imports/{id}/password", {
          params: { path: { id } },
          body: { password },
        }),
      ),
    onSuccess: store,
    // Neither the cache of mutations nor an error keeps it.
    gcTime: 0,
  });
}

/** Where the rows go, or how the numbers of the file are read. */
export function useSettings(id: string) {
  const client = useQueryClient();
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async (body: Settings) =>
      payloadOf(await api.PUT("/imports/{id}", { params: { path: { id } }, body })),
    onSuccess: (answer) => {
      store(answer);
      // What is there already depends on the wallet, and every amount on the style.
      return client.invalidateQueries({ queryKey: getRowsKey(id) });
    },
  });
}

/** What the columns of an unknown table mean. */
export function useMapping(id: string) {
  const client = useQueryClient();
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async (body: Mapping) =>
      payloadOf(
        await api.PUT("/imports/{id}/mapping", {
          params: { path: { id } },
          body,
        }),
      ),
    onSuccess: (answer) => {
      store(answer);
      return client.invalidateQueries({ queryKey: getRowsKey(id) });
    },
  });
}

interface LoadedRows {
  pages: RowsPage[];
}

/** Shows what is known of a change at once, in the loaded rows and in the counts. */
function showUpdate(client: QueryClient, id: string, update: RowsUpdate): void {
  for (const [key, loaded] of client.getQueriesData<LoadedRows>({
    queryKey: getRowsKey(id),
  })) {
    if (!loaded) continue;
    const pages = updatePages(loaded.pages, update, key[getRowsKey(id).length]);
    client.setQueryData<LoadedRows>(key, { ...loaded, pages });
    const before = loaded.pages.flatMap(({ datas }) => datas);
    const after = pages.flatMap(({ datas }) => datas);
    client.setQueriesData<Import>(
      { queryKey: getImportKey(id) },
      (one) => one && { ...one, counts: updateCounts(one.counts, before, after) },
    );
  }
}

/**
 * Changes what becomes of one row, of all of a merchant, or of all of a tab.
 *
 * Changes are sent one after another. While another one waits, an answer is older than what is
 * shown, so only the last one is stored, and refetches what the page could not know.
 */
export function useChangeRows(id: string) {
  const client = useQueryClient();
  const store = useStoreAnswer();
  const mutationKey = [...IMPORTS_KEY, "change", id];
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: async ({ change, of }: RowsUpdate) =>
      payloadOf(
        await api.PUT("/imports/{id}/rows", {
          params: { path: { id } },
          body: { change, ...of },
        }),
      ),
    onMutate: async (update) => {
      // A list that is on its way would show the rows as they were.
      await client.cancelQueries({ queryKey: getRowsKey(id) });
      showUpdate(client, id, update);
    },
    onSuccess: (answer) => {
      if (isLast()) store(answer);
    },
    // It may have expired, or be applied from another tab.
    onError: () => client.invalidateQueries({ queryKey: getImportKey(id) }),
    onSettled: () =>
      isLast() ? client.invalidateQueries({ queryKey: getRowsKey(id) }) : undefined,
  });
}

/** Refetches all that shows money, also in other tabs. */
export function invalidateMoney(client: QueryClient): void {
  notifyOtherTabs();
  void client.invalidateQueries();
}

/** Puts the rows into the ledger. */
export function useApply(id: string) {
  const client = useQueryClient();
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async () =>
      payloadOf(await api.POST("/imports/{id}/apply", { params: { path: { id } } })),
    onSuccess: (answer) => {
      store(answer);
      invalidateMoney(client);
    },
    // It may have expired, or be applied from another tab.
    onError: () => client.invalidateQueries({ queryKey: getImportKey(id) }),
  });
}

/** Takes an import back. */
export function useUndo(id: string) {
  const client = useQueryClient();
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async () =>
      payloadOf(await api.POST("/imports/{id}/undo", { params: { path: { id } } })),
    onSuccess: (answer) => {
      store(answer);
      invalidateMoney(client);
    },
    onError: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
}

/** Lets all accounts of a file be one draft, with the transfers between them. */
export function useJoinAccounts(id: string) {
  const params = { path: { id } };
  const client = useQueryClient();
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async (password: string | null) =>
      payloadOf(
        password === null
          ? await api.POST("/imports/{id}/accounts", { params })
          : await api.POST("/imports/{id}/accounts/password", { params, body: { password } }),
      ),
    onSuccess: store,
    onError: () => client.invalidateQueries({ queryKey: getImportKey(id) }),
  });
}

/** Sends what an unknown layout looks like, as it was seen. */
export function useSendShape(id: string) {
  const store = useStoreAnswer();
  return useMutation({
    mutationFn: async (body: { digest: string; bank: string }) =>
      payloadOf(await api.POST("/imports/{id}/shape", { params: { path: { id } }, body })),
    onSuccess: store,
  });
}

/** Throws a draft away. */
export function useDiscard(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.DELETE("/imports/{id}", { params: { path: { id } } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...IMPORTS_KEY, "list"] }),
  });
}

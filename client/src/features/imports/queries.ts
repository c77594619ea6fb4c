import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { BACKGROUND_HEADER } from "@/api/transport";
import { useLanguage } from "@/i18n/use-language";

import type { Import, ImportTab } from "./types";

/** Where everything of the imports lies in the cache. */
export const IMPORTS_KEY = ["imports"] as const;

export function getImportKey(id: string) {
  return [...IMPORTS_KEY, "one", id] as const;
}

export function getRowsKey(id: string) {
  return [...IMPORTS_KEY, "rows", id] as const;
}

const POLL_MS = 1000;
const FIRST_PAGE_SIZE = 50;
const PAGE_SIZE = 200;

/** Whether the worker has it in its hands. */
export function isUnderWay({ state }: Pick<Import, "state">): boolean {
  return state === "reading" || state === "applying" || state === "undoing";
}

/** Polling for what the worker does must not extend the session. */
function inBackground(again: boolean): Record<string, string> {
  return again ? { [BACKGROUND_HEADER]: "1" } : {};
}

/** Every import, newest first; asked for again while one of them is under way. */
export function useImports() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const queryKey = [...IMPORTS_KEY, "list", language];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const again = client.getQueryData<Import[]>(queryKey)?.some(isUnderWay) ?? false;
      const headers = inBackground(again);
      return payloadOf(await api.GET("/imports", { signal, headers })).datas;
    },
    ...initialAnswer("/imports", {}, ({ datas }): Import[] => datas),
    refetchInterval: ({ state: { data } }) => data?.some(isUnderWay) && POLL_MS,
  });
}

/** One import; asked for again while the worker has it. */
export function useImport(id: string) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const queryKey = [...getImportKey(id), language];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<Import>(queryKey);
      const headers = inBackground(known !== undefined && isUnderWay(known));
      const params = { path: { id } };
      const answer = await api.GET("/imports/{id}", { params, signal, headers });
      const [one] = payloadOf(answer).datas;
      if (!one) throw new TypeError("An import is one object");
      return one;
    },
    refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data) && POLL_MS,
  });
}

/** The rows of a tab, page by page. */
export function useRows(id: string, tab: ImportTab) {
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: [...getRowsKey(id), tab, language],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const query = { tab, cursor, limit: cursor ? PAGE_SIZE : FIRST_PAGE_SIZE };
      const params = { path: { id }, query };
      return payloadOf(await api.GET("/imports/{id}/rows", { params, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Refocusing the window must not refetch a long list page by page.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });
}

/** What the file of an unknown layout looks like, as it would be sent. */
export function useShape(id: string) {
  return useQuery({
    queryKey: [...IMPORTS_KEY, "shape", id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      const [shape] = payloadOf(await api.GET("/imports/{id}/shape", { params, signal })).datas;
      if (!shape) throw new TypeError("A shape is one object");
      return shape;
    },
  });
}

export type RowsQuery = ReturnType<typeof useRows>;

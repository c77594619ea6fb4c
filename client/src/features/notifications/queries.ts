import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { NotificationItem, NotificationPage } from "./types";
import { LIST_KEY, rememberUnread, UNREAD_KEY, useUnreadLetter } from "./unread";

const PAGE_SIZE = 20;

type NotificationPages = InfiniteData<NotificationPage, string | undefined>;

/** The notifications, newest first, page by page. */
export function useNotifications() {
  const client = useQueryClient();
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: [...LIST_KEY, language],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam };
      const page = payloadOf(await api.GET("/notifications", { params: { query }, signal }));
      rememberUnread(client, page);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // Opening the list always refetches it.
    staleTime: 0,
  });
}

/** Which notices are read: one, or all of them. */
type Reading = NotificationItem | "all";

function markRead(client: QueryClient, reading: Reading): void {
  const read_at = new Date().toISOString();
  const isMeant = ({ id, read_at: read }: NotificationItem) =>
    read === null && (reading === "all" || id === reading.id);
  client.setQueriesData<NotificationPages>({ queryKey: LIST_KEY }, (listed) => {
    if (!listed) return listed;
    const pages = listed.pages.map((page) => ({
      ...page,
      datas: page.datas.map((notice) => (isMeant(notice) ? { ...notice, read_at } : notice)),
    }));
    return { ...listed, pages };
  });
  client.setQueryData<number>(UNREAD_KEY, (unread = 0) => {
    if (reading === "all") return 0;
    return Math.max(0, unread - (reading.read_at === null ? 1 : 0));
  });
}

/** One that stands for several dates is read with all of them. */
function selectNotifications({ id, subject_id, times }: NotificationItem) {
  return times > 1 ? { subject_id } : { ids: [id] };
}

/** Marks notifications as read optimistically. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reading: Reading) => {
      const body =
        reading === "all" ? { all: true } : { all: false, ...selectNotifications(reading) };
      return payloadOf(await api.POST("/notifications/read", { body }));
    },
    onMutate: async (reading) => {
      await client.cancelQueries({ queryKey: LIST_KEY });
      markRead(client, reading);
    },
    onSuccess: (answer) => rememberUnread(client, answer),
    onError: () => client.invalidateQueries({ queryKey: UNREAD_KEY }),
    onSettled: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  });
}

/** Marks the notification of a letter as read, while there is an unread one about it or later. */
export function useReadLetter(): (month: string) => void {
  const client = useQueryClient();
  const unread = useUnreadLetter();
  const { mutate } = useMutation({
    mutationFn: async (month: string) => {
      const body = { all: false, subject_id: `month:${month}` };
      return payloadOf(await api.POST("/notifications/read", { body }));
    },
    onSuccess: (answer) => {
      rememberUnread(client, answer);
      void client.invalidateQueries({ queryKey: LIST_KEY });
    },
  });
  return useCallback(
    (month: string) => {
      if (unread !== null && month <= unread) mutate(month);
    },
    [unread, mutate],
  );
}

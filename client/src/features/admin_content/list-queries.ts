import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { isTemporaryError, NetworkError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import type { UrlChange } from "@/browser/use-url-params";
import { readPage, readSearch, useUrlParams, withParams } from "@/browser/use-url-params";

import type { Page } from "./types";

export const ARTICLES_KEY = ["admin", "articles"];
export const COMMENTS_KEY = ["admin", "comments"];

/** The list's filters in the URL; a new filter resets the page to 1. */
export function useListAddress() {
  const { words, change } = useUrlParams();
  return {
    text: (name: string) => words.get(name) ?? "",
    q: readSearch(words),
    page: readPage(words),
    set: (changes: Record<string, string>, how?: UrlChange) =>
      change((now) => withParams(now, { page: "", ...changes }), how),
  };
}

/** URL parameters that do not belong to the list's filters. */
const EDITOR_PARAMETERS = ["tab", "article", "language", "preview"];

/** The URL parameters of the list's filters. */
function listParameters(words: URLSearchParams): URLSearchParams {
  const listed = new URLSearchParams(words);
  for (const name of EDITOR_PARAMETERS) listed.delete(name);
  return listed;
}

/** Links from the list to an article and back that preserve the filters. */
export function useArticleLinks() {
  const { words, press } = useUrlParams();
  const article = (now: URLSearchParams, id: string) =>
    withParams(listParameters(now), { article: id });
  const articleAt = (id: string) => ({ search: article(words, id).toString() });
  /** What a link needs to lead to the article. */
  const linked = (id: string) => ({
    to: articleAt(id),
    onClick: press((now) => article(now, id), { step: true }),
  });
  return { list: { search: listParameters(words).toString() }, articleAt, linked };
}

/** The one of these that the address names, if it names one. */
export function oneOf<Choice extends string>(choices: readonly Choice[], text: string) {
  return choices.find((choice) => choice === text);
}

const MAX_RETRIES = 3;

/** Fails at once when offline and refetches on reconnect. */
export const RETRY_POLICY = {
  retry: (failures: number, error: Error) =>
    failures < MAX_RETRIES && isTemporaryError(error) && !(error instanceof NetworkError),
  refetchOnReconnect: true,
} as const;

/** A list that was left for long writing is still there, also without a connection. */
const CACHE_MS = 2 * 60 * 60 * 1000;

/** Rows of one page; those of the page before stay until the next ones are there. */
export function useListQuery<Filter extends object, Row>(
  key: readonly string[],
  filter: Filter,
  read: (filter: Filter, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const failureText = useFailureText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, filter],
    queryFn: ({ signal }) => read(filter, signal),
    placeholderData: keepPreviousData,
    gcTime: CACHE_MS,
    ...RETRY_POLICY,
  });
  return {
    rows: error && !data ? undefined : data?.datas,
    total: data?.total ?? 0,
    failure: error && !data ? failureText(error) : null,
    retrying: isFetching,
    stale: isPlaceholderData,
    onRetry: () => void refetch(),
  };
}

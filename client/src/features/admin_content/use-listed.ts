import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";

import type { Listed } from "./types";

export const ARTICLES_KEY = ["admin", "articles"];
export const COMMENTS_KEY = ["admin", "comments"];

/** What the address says of the list, and how to change it: another choice begins at page 1. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Record<string, string>, { step = false } = {}) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: !step });
  };
  return {
    text: (name: string) => search.get(name) ?? "",
    page: Math.max(1, Math.floor(Number(search.get("page")) || 1)),
    set,
  };
}

/** The one of these that the address names, if it names one. */
export function oneOf<Choice extends string>(choices: readonly Choice[], text: string) {
  return choices.find((choice) => choice === text);
}

/** Rows of one page; those of the page before stay until the next ones are there. */
export function useListed<Filter extends object, Row>(
  key: readonly string[],
  filter: Filter,
  read: (filter: Filter, signal: AbortSignal) => Promise<Listed<Row>>,
) {
  const failureText = useFailureText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, filter],
    queryFn: ({ signal }) => read(filter, signal),
    placeholderData: keepPreviousData,
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

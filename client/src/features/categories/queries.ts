import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { BACKGROUND_HEADER } from "@/api/transport";
import { useLanguage } from "@/i18n/use-language";

import type { Category, CategoryBook } from "./types";

/** Where the categories lie in the cache, in every language; what changes one invalidates it. */
export const CATEGORIES_KEY = ["categories"] as const;

/** Where the book of one language lies in the cache. */
export function getBookKey(language: string) {
  return [...CATEGORIES_KEY, language] as const;
}

interface CategoriesOptions {
  /** With those that the person has hidden. */
  hidden?: boolean;
}

const selectAll = ({ datas }: CategoryBook): Category[] => datas;
const selectVisible = ({ datas }: CategoryBook): Category[] =>
  datas.filter(({ hidden }) => !hidden);

/** The categories in the person's order, without the hidden ones by default. */
export function useCategories({ hidden = false }: CategoriesOptions = {}) {
  return useBook(hidden ? selectAll : selectVisible);
}

const selectBook = (book: CategoryBook): CategoryBook => book;

/** Every category, and the pictures and colours to choose from. */
export function useCategoryBook() {
  return useBook(selectBook);
}

/** The book in a language. */
export function bookOf(language: string) {
  return queryOptions({
    queryKey: getBookKey(language),
    queryFn: async ({ signal }) => payloadOf(await api.GET("/categories", { signal })),
    ...initialAnswer("/categories", {}, (book): CategoryBook => book),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The same where the page itself asks, which is no use of the session. */
export function aheadOf(book: ReturnType<typeof bookOf>) {
  const headers = { [BACKGROUND_HEADER]: "1" };
  return { ...book, queryFn: async () => payloadOf(await api.GET("/categories", { headers })) };
}

function useBook<Part>(select: (book: CategoryBook) => Part) {
  const { language } = useLanguage();
  return useQuery({ ...bookOf(language), select });
}

/**
 * Refetches everything that names, counts or orders categories, including lists, sums and charts.
 */
export function invalidateCategories(client: QueryClient): Promise<void> {
  return client.invalidateQueries();
}

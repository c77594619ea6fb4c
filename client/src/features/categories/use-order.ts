import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { api } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { useToast } from "@/ui/use-toast";

import { withOrder } from "./ordering";
import {
  bookKey,
  CATEGORIES_KEY,
  type Category,
  type CategoryBook,
  invalidateCategories,
} from "./use-categories";

/**
 * Keeps the order of the categories of a type. It holds at once; while one order is being sent,
 * only the last of those that follow is sent after it.
 */
export function useOrder(type: Category["type"]) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const toast = useToast();
  const waiting = useRef<string[] | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string[]) => api.PUT("/categories/order", { body: { type, ids } }),
    onError: (error) => {
      waiting.current = null;
      toast({ tone: "error", text: failureText(error) });
      return client.invalidateQueries({ queryKey: CATEGORIES_KEY });
    },
    onSuccess: () => {
      if (!waiting.current) return invalidateCategories(client);
      send(waiting.current);
      return undefined;
    },
  });
  const send = (ids: string[]) => {
    waiting.current = null;
    mutate(ids);
  };
  return (ids: string[]) => {
    void client.cancelQueries({ queryKey: CATEGORIES_KEY });
    client.setQueryData<CategoryBook>(
      bookKey(language),
      (book) => book && withOrder(book, type, ids),
    );
    if (isPending) waiting.current = ids;
    else send(ids);
  };
}

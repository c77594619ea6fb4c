import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { api } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useLatestCall } from "@/api/use-latest-call";
import { useLanguage } from "@/i18n/use-language";
import { OrderList as Rows } from "@/ui/order/OrderList";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { useToast } from "@/ui/feedback/use-toast";

import { getFullOrder, withOrder } from "./category-order";
import { CATEGORIES_KEY, getBookKey, invalidateCategories } from "./queries";
import type { Category, CategoryBook } from "./types";

interface OrderListProps {
  type: Category["type"];
  all: readonly Category[];
  visible: readonly Category[];
}

/** The visible categories, to be put in order. */
export function OrderList({ type, all, visible }: OrderListProps) {
  const keep = useOrder(type);
  const items = useMemo(
    () =>
      visible.map(({ id, label, icon, color }) => ({
        id,
        label,
        picture: <CategoryIcon icon={icon} color={color} size="sm" />,
      })),
    [visible],
  );
  return <Rows items={items} onOrder={(ids) => keep(getFullOrder(all, ids))} />;
}

/** Keeps the order of the categories of a type; it holds at once. */
function useOrder(type: Category["type"]) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const toast = useToast();
  const send = useLatestCall({
    call: (ids: string[]) => api.PUT("/categories/order", { body: { type, ids } }),
    onSaved: () => invalidateCategories(client),
    onError: (error) => {
      toast({ tone: "error", text: failureText(error) });
      return client.invalidateQueries({ queryKey: CATEGORIES_KEY });
    },
  });
  return (ids: string[]) => {
    void client.cancelQueries({ queryKey: CATEGORIES_KEY });
    client.setQueryData<CategoryBook>(
      getBookKey(language),
      (book) => book && withOrder(book, type, ids),
    );
    send(ids);
  };
}

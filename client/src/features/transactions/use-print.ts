import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import type { useTransactions } from "./use-transactions";

/** So many rows are loaded before a list is printed; about sixty sheets. */
const LOADED = 2_000;

const loadedOf = ({ data }: Pick<ReturnType<typeof useTransactions>, "data">) =>
  data?.pages.reduce((sum, { datas }) => sum + datas.length, 0) ?? 0;

/** Prints what is listed, once enough of it is loaded; says so when it cannot be loaded. */
export function usePrint(list: ReturnType<typeof useTransactions>) {
  const toast = useToast();
  const failureText = useFailureText();
  const [printing, setPrinting] = useState(false);

  const print = async () => {
    setPrinting(true);
    let now: Pick<typeof list, "data" | "hasNextPage" | "isError" | "error"> = list;
    while (now.hasNextPage && !now.isError && loadedOf(now) < LOADED) {
      now = await list.fetchNextPage();
    }
    setPrinting(false);
    if (now.isError) toast({ tone: "error", text: failureText(now.error) });
    // A menu that is still closing gives the page back first.
    else setTimeout(() => window.print());
  };
  return { print: () => void print(), printing };
}

import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import type { useTransactions } from "./use-transactions";

/** The most rows to load before printing; about sixty sheets. */
const MAX_PRINTED_ROWS = 2_000;

type List = ReturnType<typeof useTransactions>;

const countLoaded = ({ data }: Pick<List, "data">) =>
  data?.pages.reduce((sum, { datas }) => sum + datas.length, 0) ?? 0;

/** Loads enough of the list, then prints it; a failure shows a toast. */
export function usePrint(list: List) {
  const toast = useToast();
  const failureText = useFailureText();
  const [printing, setPrinting] = useState(false);

  const print = async () => {
    setPrinting(true);
    let now: Pick<List, "data" | "hasNextPage" | "isError" | "error"> = list;
    while (now.hasNextPage && !now.isError && countLoaded(now) < MAX_PRINTED_ROWS) {
      now = await list.fetchNextPage();
    }
    setPrinting(false);
    if (now.isError) toast({ tone: "error", text: failureText(now.error) });
    // A menu that is still closing must restore the page first.
    else setTimeout(() => window.print());
  };
  return { print: () => void print(), printing };
}

import { useEffect } from "react";

import type { Account } from "@/api/use-account";
import { type Rate, useRates } from "@/api/use-rates";
import type { DisplayRate } from "@/ui/money/display-currency";
import { isForeign, showAmountsIn } from "@/ui/money/display-currency";

/** Shows every amount in the currency of the account, and in rupiah where it has no rate. */
export function useDisplayCurrency(account: Account | undefined): void {
  const currency = account?.currency;
  const { data: rates } = useRates({ enabled: isForeign(currency) });
  useEffect(() => {
    if (!account) return;
    // Until the rates are there, the page shows what it showed before.
    if (!isForeign(currency)) showAmountsIn(null);
    else if (rates) showAmountsIn(rateOf(currency, rates));
  }, [account, currency, rates]);
}

function rateOf(currency: string, rates: readonly Rate[]): DisplayRate | null {
  const found = rates.find((rate) => rate.currency === currency);
  if (!found || !isForeign(currency)) return null;
  return { currency, rupiah: Number(found.rate), date: found.date };
}

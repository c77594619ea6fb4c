import { useEffect } from "react";

import type { Account } from "@/api/use-account";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { useSavePreferences } from "@/api/use-preferences";
import { type Rate, useRates } from "@/api/use-rates";
import { followTextSize, showTextSize } from "@/theme/text-size";
import { useToast } from "@/ui/feedback/use-toast";
import type { DisplayRate } from "@/ui/money/display-currency";
import { isForeign, showAmountsIn } from "@/ui/money/display-currency";

import { accountLanguages } from "../../message-queues";
import { onPreferenceChange } from "../../state/preferences";
import { themeStore } from "../../state/ThemeProvider";
import { useStoredTimezone } from "./use-today";

/** Lets what the account prefers win over the browser's, and keeps new choices there. */
export function AccountPreferences() {
  const account = useAccount();
  const toast = useToast();
  const failureText = useFailureText();
  const save = useSavePreferences({
    onError: (error, before) => {
      // Where the account says nothing, the page is as it is without a choice.
      if (before.theme === null) themeStore?.choose("default");
      toast({ tone: "error", text: failureText(error) });
    },
  });

  const language = account?.language;
  useEffect(() => {
    if (language) accountLanguages.send(language);
  }, [language]);

  const theme = account?.theme;
  useEffect(() => {
    if (theme) themeStore?.choose(theme);
  }, [theme]);

  const textSize = account?.text_size;
  useEffect(() => {
    if (textSize) showTextSize(textSize);
  }, [textSize]);

  useEffect(followTextSize, []);
  useEffect(() => onPreferenceChange(save), [save]);
  useDisplayCurrency(account);
  useStoredTimezone(account?.timezone);
  return null;
}

/** Shows every amount in the currency of the account, and in rupiah where it has no rate. */
function useDisplayCurrency(account: Account | undefined): void {
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

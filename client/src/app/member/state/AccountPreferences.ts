import { useEffect } from "react";

import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { useSavePreferences } from "@/api/use-preferences";
import { followTextSize, showTextSize } from "@/theme/text-size";
import { useToast } from "@/ui/feedback/use-toast";
import { useDisplayCurrency } from "./use-display-currency";

import { accountLanguages } from "../../message-queues";
import { onPreferenceChange } from "../../state/preferences";
import { themeStore } from "../../state/ThemeProvider";

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
  return null;
}

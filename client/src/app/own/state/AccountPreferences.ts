import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { api } from "@/api/client";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { tellAccountLanguage } from "../../state/account-language";
import { onChosen, type Preferences } from "../../state/preferences";
import { themeStore } from "../../state/ThemeProvider";

/** Lets the account's language and theme win over the browser's, and keeps new choices there. */
export function AccountPreferences() {
  const account = useAccount();
  const queries = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate } = useMutation({
    mutationFn: (chosen: Preferences) => api.PUT("/users/preferences", { body: chosen }),
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["me"] }),
  });

  const language = account?.language;
  useEffect(() => {
    if (language) tellAccountLanguage(language);
  }, [language]);

  const theme = account?.theme;
  useEffect(() => {
    if (theme) themeStore?.choose(theme);
  }, [theme]);

  useEffect(() => onChosen((chosen) => mutate(chosen)), [mutate]);
  return null;
}

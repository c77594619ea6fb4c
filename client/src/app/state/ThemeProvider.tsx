import { type ReactNode, useCallback, useMemo } from "react";

import { type Theme, ThemeStore } from "@/theme/theme-store";
import { ThemeContext } from "@/theme/use-theme";

import { notifyPreferenceChange } from "./preferences";

/** One for the whole page; there is none where pages are only written. */
export const themeStore = typeof window === "undefined" ? null : new ThemeStore();

export function ThemeProvider({ children }: { children: ReactNode }) {
  const setTheme = useCallback((theme: Theme) => {
    themeStore?.choose(theme);
    notifyPreferenceChange({ theme });
  }, []);
  const choice = useMemo(() => ({ store: themeStore, setTheme }), [setTheme]);
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

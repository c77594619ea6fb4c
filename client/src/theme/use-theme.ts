import { createContext, useContext } from "react";

import { createStore, useStore } from "@/lib/store";

import type { Theme, ThemeState, ThemeStore } from "./theme-store";

interface ThemeChoice extends ThemeState {
  /** Remembers the choice in this browser, and on the account when signed in. */
  setTheme: (theme: Theme) => void;
}

/** Where pages are only written, there is no theme to follow. */
const PRERENDERED = createStore<ThemeState>({ theme: "default", shown: "light" });

export const ThemeContext = createContext<{
  store: ThemeStore | null;
  setTheme: (theme: Theme) => void;
}>({ store: null, setTheme: () => {} });

/** The theme on the screen and the way to change it; live with the system and other tabs. */
export function useTheme(): ThemeChoice {
  const { store, setTheme } = useContext(ThemeContext);
  const state = useStore(store?.store ?? PRERENDERED);
  return { ...state, setTheme };
}

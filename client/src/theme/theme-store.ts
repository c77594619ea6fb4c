import { createStore } from "@/lib/store";

export const THEMES = ["default", "dark"] as const;

/** 'default' follows the system, 'dark' is dark everywhere. */
export type Theme = (typeof THEMES)[number];

export interface ThemeState {
  theme: Theme;
  /** What is on the screen now. */
  shown: "light" | "dark";
}

// public/theme.js reads the same key before the first paint.
const KEY = "theme";
const SYSTEM = "(prefers-color-scheme: dark)";

/** The theme of this browser; the first reading follows what public/theme.js has painted. */
export class ThemeStore {
  /** Changes only inside of this class. */
  readonly store = createStore<ThemeState>({ theme: "default", shown: "light" });
  readonly #system: MediaQueryList;

  constructor() {
    this.#system = window.matchMedia(SYSTEM);
    this.store.set(this.#read());
    this.#system.addEventListener("change", this.#refresh);
    window.addEventListener("storage", this.#refresh);
  }

  readonly subscribe = this.store.subscribe;
  readonly state = this.store.get;

  /** Chooses a theme for this browser; other tabs follow. */
  choose(theme: Theme): void {
    localStorage.setItem(KEY, theme);
    this.#refresh();
  }

  readonly #refresh = (): void => {
    const next = this.#read();
    const { theme, shown } = this.state();
    if (next.theme === theme && next.shown === shown) return;
    document.documentElement.classList.toggle("dark", next.shown === "dark");
    this.#paintBrowser();
    this.store.set(next);
  };

  #read(): ThemeState {
    const theme: Theme = localStorage.getItem(KEY) === "dark" ? "dark" : "default";
    return { theme, shown: theme === "dark" || this.#system.matches ? "dark" : "light" };
  }

  /** The browser's own bars take the colour of the page. */
  #paintBrowser(): void {
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--bg").trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = paper;
    }
  }
}

import type { Language } from "@/i18n/languages";
import type { Theme } from "@/theme/theme-store";

export interface Preferences {
  language?: Language;
  theme?: Theme;
}

type Listener = (chosen: Preferences) => void;

const listeners = new Set<Listener>();

/** Hears what the person chooses on this page, to remember it on the account. */
export function onChosen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that the person has chosen; what the account says is not told. */
export function tellChosen(chosen: Preferences): void {
  for (const listener of listeners) listener(chosen);
}

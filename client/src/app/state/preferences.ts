import { session } from "@/api/session";
import type { Language } from "@/i18n/languages";
import type { Theme } from "@/theme/theme-store";

export interface Preferences {
  language?: Language;
  theme?: Theme;
  hide_amounts?: boolean;
}

type Listener = (chosen: Preferences) => void;

const listeners = new Set<Listener>();
/** Chosen by whom while nobody listened: the part that remembers it comes after the page. */
let waiting: { owner: string; chosen: Preferences } | null = null;

const owner = () => session.state().claims?.sub;

/** What the signed-in person chose on this page that nobody has heard yet. */
export function unheard(): Preferences {
  return waiting && waiting.owner === owner() ? waiting.chosen : {};
}

/** Hears what the person chooses on this page, to remember it on the account. */
export function onChosen(listener: Listener): () => void {
  listeners.add(listener);
  const before = unheard();
  waiting = null;
  if (Object.keys(before).length > 0) listener(before);
  return () => listeners.delete(listener);
}

/** Tells that the person has chosen; what the account says is not told. */
export function tellChosen(chosen: Preferences): void {
  const by = owner();
  if (listeners.size === 0 && by) waiting = { owner: by, chosen: { ...unheard(), ...chosen } };
  for (const listener of listeners) listener(chosen);
}

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
/** Choices made before a listener registered; the part that saves them loads after the page. */
let pending: { owner: string; chosen: Preferences } | null = null;

const owner = () => session.state().claims?.sub;

/** Choices of the signed-in person that no listener has received yet. */
export function pendingPreferences(): Preferences {
  return pending && pending.owner === owner() ? pending.chosen : {};
}

/** Listens for choices made on this page, to save them on the account. */
export function onPreferenceChange(listener: Listener): () => void {
  listeners.add(listener);
  const before = pendingPreferences();
  pending = null;
  if (Object.keys(before).length > 0) listener(before);
  return () => listeners.delete(listener);
}

/** Notifies listeners of a choice made by the person; values from the account do not count. */
export function notifyPreferenceChange(chosen: Preferences): void {
  const by = owner();
  if (listeners.size === 0 && by)
    pending = { owner: by, chosen: { ...pendingPreferences(), ...chosen } };
  for (const listener of listeners) listener(chosen);
}

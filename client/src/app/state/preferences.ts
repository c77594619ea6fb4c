import { session } from "@/api/session";
import type { Language } from "@/i18n/languages";
import { createStore } from "@/lib/store";
import type { Theme } from "@/theme/theme-store";

interface Preferences {
  language?: Language;
  theme?: Theme;
  hide_amounts?: boolean;
}

/** Choices that are not saved yet; the part of the app that saves them loads after the page. */
const pending = createStore<{ owner: string; chosen: Preferences } | null>(null);

const owner = () => session.state().claims?.sub;

/** Choices of the signed-in person that no listener has received yet. */
export function pendingPreferences(): Preferences {
  const last = pending.get();
  return last && last.owner === owner() ? last.chosen : {};
}

/** Listens for choices made on this page, to save them on the account. */
export function onPreferenceChange(listener: (chosen: Preferences) => void): () => void {
  const receive = () => {
    const chosen = pendingPreferences();
    pending.set(null);
    if (Object.keys(chosen).length > 0) listener(chosen);
  };
  receive();
  return pending.subscribe(receive);
}

/** Notifies listeners of a choice made by the person; values from the account do not count. */
export function notifyPreferenceChange(chosen: Preferences): void {
  const by = owner();
  if (by) pending.set({ owner: by, chosen: { ...pendingPreferences(), ...chosen } });
}

import type { Language } from "@/i18n/languages";

type Listener = (language: Language) => void;

const listeners = new Set<Listener>();

/** Hears which language the account of the signed-in person asks for. */
export function onAccountLanguage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the language that is kept on the account. */
export function tellAccountLanguage(language: Language): void {
  for (const listener of listeners) listener(language);
}

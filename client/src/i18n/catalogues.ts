import { type I18n, type Messages, setupI18n } from "@lingui/core";

import { DEFAULT_LANGUAGE, type Language } from "./languages";

/** Brings the words of one part of the product in one language. */
export type LoadWords = (language: Language) => Promise<{ messages: Messages }>;

/** The words that are there so far, and the parts that brought them. */
export class Catalogues {
  readonly i18n: I18n = setupI18n();
  #language: Language = DEFAULT_LANGUAGE;
  readonly #parts = new Set<LoadWords>();
  readonly #loads = new Map<LoadWords, Map<Language, Promise<void>>>();

  /** The language in use, or on its way. */
  get language(): Language {
    return this.#language;
  }

  /** Loads a part's words once in the language in use; later changes of language bring them along. */
  async add(part: LoadWords): Promise<void> {
    this.#parts.add(part);
    await this.#load(part, this.#language);
  }

  /** Switches to a language after the words of every known part are there. */
  async activate(language: Language): Promise<void> {
    const before = this.#language;
    this.#language = language;
    try {
      await Promise.all([...this.#parts].map((part) => this.#load(part, language)));
    } catch (failure) {
      // So that the same switch can be tried again.
      if (this.#language === language) this.#language = before;
      throw failure;
    }
    // A later switch may have overtaken this one.
    if (this.#language === language) this.i18n.activate(language);
  }

  #load(part: LoadWords, language: Language): Promise<void> {
    const languages = this.#loads.get(part) ?? new Map<Language, Promise<void>>();
    this.#loads.set(part, languages);
    const started = languages.get(language);
    if (started) return started;
    const loading = part(language).then(
      ({ messages }) => this.i18n.load(language, messages),
      (failure: unknown) => {
        languages.delete(language);
        throw failure;
      },
    );
    languages.set(language, loading);
    return loading;
  }
}

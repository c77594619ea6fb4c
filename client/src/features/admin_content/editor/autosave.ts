import { AppError, isPassing } from "@/api/errors";

import type { Content, WorkingCopy } from "../types";
import { copyContent, hasSameContent } from "./content";
import { conflictingArticle, isNotFound } from "./save-errors";
import { deleteDraft, findDraft, storeDraft } from "./draft-storage";
import type { StoredDraft } from "./draft-storage";

/** How what is typed stands to what is stored. */
type SaveStatus =
  | "saved"
  | "typing"
  | "saving"
  /** The server is out of reach: kept here, tried again. */
  | "waiting"
  /** Somebody else has saved meanwhile. */
  | "conflict"
  /** Somebody else has deleted the article: kept here, never sent again. */
  | "gone"
  /** The server said no: it is kept, and saved again once something changes. */
  | "refused";

interface AutosaveState {
  /** The newest version known of the server. */
  article: WorkingCopy;
  /** What is typed. */
  content: Content;
  standing: SaveStatus;
  /** When it was last saved from here: Unix milliseconds. */
  savedAt: number | null;
  /** Why it is not saved. */
  error: unknown;
  /** What somebody else has saved meanwhile. */
  theirs: WorkingCopy | null;
  /** The browser has no room to keep what is typed. */
  unkept: boolean;
  /** It was typed before this page was opened. */
  restored: boolean;
}

export type Save = (article: WorkingCopy, content: Content) => Promise<WorkingCopy>;

interface AutosaveOptions {
  article: WorkingCopy;
  /** Who writes. */
  owner: string;
  save: Save;
  /** Whether the same person is still signed in. */
  isHere: () => boolean;
}

/** Milliseconds of silence after which what was typed is saved. */
const SAVE_DELAY_MS = 1_200;
/** The same until it is kept on this device. */
const STORE_DELAY_MS = 250;
const MAX_BACKOFF_MS = 30_000;

/**
 * Writes an article: keeps on this device what is typed, saves it a moment later, one call at a
 * time, and tries again for as long as the server cannot be reached. It goes on when the page that
 * shows it is left.
 */
export class Autosave {
  #writing: AutosaveState;
  #saving: Promise<void> | null = null;
  /** What was sent last: an answer may have been lost. */
  #sent: Content | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  readonly #parts: AutosaveOptions;
  readonly #listeners = new Set<() => void>();

  constructor(parts: AutosaveOptions) {
    this.#parts = parts;
    const { article, owner } = parts;
    const kept = findUnsavedDraft(owner, article);
    this.#writing = {
      // With the version that it was typed over, so that nobody's later one is overwritten.
      article: { ...article, ...(kept && { version: kept.version }) },
      content: copyContent(kept ? kept.content : article),
      standing: kept ? "typing" : "saved",
      savedAt: null,
      error: null,
      theirs: null,
      unkept: false,
      restored: kept !== null,
    };
    if (kept) this.#later(0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly writing = (): AutosaveState => this.#writing;

  /** Whether something is typed that the server does not have. */
  get isOpen(): boolean {
    return this.#writing.standing !== "saved";
  }

  /** Takes what is typed now. */
  change(content: Content): void {
    const { standing } = this.#writing;
    const paused = ["conflict", "gone", "waiting"].includes(standing);
    this.#set({ content, standing: paused ? standing : "typing", restored: false });
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.keepNow(), STORE_DELAY_MS);
    if (!paused) this.#later(SAVE_DELAY_MS);
  }

  /** Keeps what is typed on this device at once. */
  keepNow(): void {
    clearTimeout(this.#keeping);
    if (!this.isOpen) return;
    const { article, content } = this.#writing;
    const { version, kind } = article;
    this.#set({ unkept: !storeDraft(this.#parts.owner, article.id, { version, kind, content }) });
  }

  /** Saves at once what is typed; answers whether the server has all of it then. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.keepNow();
    // What is typed while a call is under way is saved by the next one.
    for (let turn = 0; turn < 3 && this.#isDue(); turn += 1) {
      this.#saving ??= this.#sendNow().finally(() => {
        this.#saving = null;
      });
      await this.#saving;
      if (this.#writing.standing !== "typing") break;
    }
    return !this.isOpen;
  }

  /** Takes what the server has now, for instance a restored version. */
  take(article: WorkingCopy): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#keeping);
    deleteDraft(this.#parts.owner, article.id);
    this.#failures = 0;
    this.#set({
      article,
      content: copyContent(article),
      standing: "saved",
      error: null,
      theirs: null,
      restored: false,
    });
  }

  /** Takes what an act made of the article; what was typed meanwhile stays. */
  follow(article: WorkingCopy): void {
    if (this.isOpen) this.#set({ article });
    else this.take(article);
  }

  /** Learns that somebody else has saved meanwhile: only what was typed here has to be decided. */
  meet(theirs: WorkingCopy): void {
    if (this.isOpen) this.#set({ standing: "conflict", theirs, error: null });
    else this.take(theirs);
  }

  /** Learns that the article is not there any more: what was written outlives it here. */
  miss(): void {
    clearTimeout(this.#timer);
    this.#set({ standing: "gone", error: null, restored: false });
    this.keepNow();
  }

  /** Keeps what is typed here, over what somebody else has saved. */
  async keepMine(): Promise<boolean> {
    const { theirs } = this.#writing;
    if (!theirs) return false;
    this.#set({ article: theirs, theirs: null, standing: "typing" });
    return await this.flush();
  }

  /** Has it tried again soon when it could not be saved. */
  retry(): void {
    if (this.#writing.standing === "waiting") void this.flush();
  }

  #isDue(): boolean {
    return ["typing", "waiting", "saving", "refused"].includes(this.#writing.standing);
  }

  #later(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  async #sendNow(): Promise<void> {
    // Nobody saves under the name of whoever came next.
    if (!this.#parts.isHere()) return this.#set({ standing: "refused" });
    const { article, content } = this.#writing;
    this.#sent = content;
    this.#set({ standing: "saving", error: null });
    try {
      this.#saved(await this.#parts.save(article, content), content);
    } catch (error) {
      this.#failed(error);
    }
  }

  #saved(article: WorkingCopy, sent: Content): void {
    this.#failures = 0;
    const whole = hasSameContent(this.#writing.content, sent);
    this.#set({ article, savedAt: Date.now(), standing: whole ? "saved" : "typing", error: null });
    if (whole) deleteDraft(this.#parts.owner, article.id);
    else {
      this.keepNow();
      this.#later(SAVE_DELAY_MS);
    }
  }

  #failed(error: unknown): void {
    const theirs = conflictingArticle(error);
    if (theirs && this.#sent && hasSameContent(theirs, this.#sent)) {
      // It is what was sent from here: only the answer was lost.
      return this.#saved(theirs, this.#sent);
    }
    if (theirs) return this.#set({ standing: "conflict", theirs, error: null });
    if (isNotFound(error)) return this.isOpen ? this.miss() : undefined;
    if (!isPassing(error)) return this.#set({ standing: "refused", error });
    this.#failures += 1;
    this.#set({ standing: "waiting", error });
    this.#later(backoffOf(error, this.#failures));
  }

  #set(more: Partial<AutosaveState>): void {
    this.#writing = { ...this.#writing, ...more };
    for (const listener of this.#listeners) listener();
  }
}

/** What was typed here before and never came to the server. */
function findUnsavedDraft(owner: string, article: WorkingCopy): StoredDraft | null {
  const kept = findDraft(owner, article.id);
  if (!kept || !hasSameContent(kept.content, article)) return kept;
  deleteDraft(owner, article.id);
  return null;
}

function backoffOf(error: unknown, failures: number): number {
  if (error instanceof AppError && error.retryAfter) return error.retryAfter * 1000;
  return Math.min(1000 * 2 ** failures, MAX_BACKOFF_MS);
}

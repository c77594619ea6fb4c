import { AppError, isTemporaryError } from "@/api/errors";
import { createStore, type Store } from "@/lib/store";

import type { Content, WorkingCopy } from "../types";
import { copyContent, hasSameContent } from "./content";
import { conflictingArticle, isNotFound } from "./save-errors";
import { deleteDraft, findDraft, storeDraft } from "./draft-storage";
import type { StoredDraft } from "./draft-storage";

/** State of the draft compared with the server. */
type SaveStatus =
  | "saved"
  | "typing"
  | "saving"
  /** The server is out of reach: stored locally and retried. */
  | "waiting"
  /** Another operator saved the article in the meantime. */
  | "conflict"
  /** Another operator deleted the article: stored locally, never sent again. */
  | "gone"
  /** The server rejected it: stored locally and sent again after the next edit. */
  | "refused";

interface AutosaveState {
  /** The newest version known of the server. */
  article: WorkingCopy;
  /** The content of the form. */
  content: Content;
  saveStatus: SaveStatus;
  /** When it was last saved from here: Unix milliseconds. */
  savedAt: number | null;
  /** Why it is not saved. */
  error: unknown;
  /** The version that another operator saved in the meantime. */
  theirs: WorkingCopy | null;
  /** The browser cannot store the draft. */
  isUnstored: boolean;
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
  isSignedIn: () => boolean;
}

/** Saves after this pause in typing. */
const SAVE_DELAY_MS = 1_200;
/** Stores locally after this pause in typing. */
const STORE_DELAY_MS = 250;
const MAX_BACKOFF_MS = 30_000;

/**
 * Saves the draft of an article: stores edits on this device, sends them after a pause, one request
 * at a time, and retries while the server is out of reach. It outlives the page that created it.
 */
export class Autosave {
  readonly #store: Store<AutosaveState>;
  #saving: Promise<void> | null = null;
  /** The content of the last request, in case its response was lost. */
  #sent: Content | null = null;
  #failures = 0;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #storeTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #options: AutosaveOptions;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    const { article, owner } = options;
    const kept = findUnsavedDraft(owner, article);
    this.#store = createStore<AutosaveState>({
      // Use the version that the draft was based on, so that a later one is not overwritten.
      article: { ...article, ...(kept && { version: kept.version }) },
      content: copyContent(kept ? kept.content : article),
      saveStatus: kept ? "typing" : "saved",
      savedAt: null,
      error: null,
      theirs: null,
      isUnstored: false,
      restored: kept !== null,
    });
    if (kept) this.#scheduleSave(0);
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  readonly state = (): AutosaveState => this.#store.get();

  /** Whether something is typed that the server does not have. */
  get isUnsaved(): boolean {
    return this.state().saveStatus !== "saved";
  }

  /** Takes the edited content and schedules a save. */
  change(content: Content): void {
    const { saveStatus } = this.state();
    const paused = ["conflict", "gone", "waiting"].includes(saveStatus);
    this.#update({ content, saveStatus: paused ? saveStatus : "typing", restored: false });
    clearTimeout(this.#storeTimer);
    this.#storeTimer = setTimeout(() => this.storeNow(), STORE_DELAY_MS);
    if (!paused) this.#scheduleSave(SAVE_DELAY_MS);
  }

  /** Stores the draft on this device at once. */
  storeNow(): void {
    clearTimeout(this.#storeTimer);
    if (!this.isUnsaved) return;
    const { article, content } = this.state();
    const { version, kind } = article;
    this.#update({
      isUnstored: !storeDraft(this.#options.owner, article.id, { version, kind, content }),
    });
  }

  /** Saves at once; returns whether the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#saveTimer);
    this.storeNow();
    // Edits made during a request are saved by the next one.
    for (let turn = 0; turn < 3 && this.#isDue(); turn += 1) {
      this.#saving ??= this.#send().finally(() => {
        this.#saving = null;
      });
      await this.#saving;
      if (this.state().saveStatus !== "typing") break;
    }
    return !this.isUnsaved;
  }

  /** Takes what the server has now, for instance a restored version. */
  load(article: WorkingCopy): void {
    clearTimeout(this.#saveTimer);
    clearTimeout(this.#storeTimer);
    deleteDraft(this.#options.owner, article.id);
    this.#failures = 0;
    this.#update({
      article,
      content: copyContent(article),
      saveStatus: "saved",
      error: null,
      theirs: null,
      restored: false,
    });
  }

  /** Takes the article after an action; keeps edits made in the meantime. */
  applyResult(article: WorkingCopy): void {
    if (this.isUnsaved) this.#update({ article });
    else this.load(article);
  }

  /** Takes a version that another operator saved; a conflict only where there are local edits. */
  reportConflict(theirs: WorkingCopy): void {
    if (this.isUnsaved) this.#update({ saveStatus: "conflict", theirs, error: null });
    else this.load(theirs);
  }

  /** Marks the article as deleted and stores the draft locally. */
  markDeleted(): void {
    clearTimeout(this.#saveTimer);
    this.#update({ saveStatus: "gone", error: null, restored: false });
    this.storeNow();
  }

  /** Overwrites the other operator's version with the local one. */
  async overwrite(): Promise<boolean> {
    const { theirs } = this.state();
    if (!theirs) return false;
    this.#update({ article: theirs, theirs: null, saveStatus: "typing" });
    return await this.flush();
  }

  /** Has it tried again soon when it could not be saved. */
  retry(): void {
    if (this.state().saveStatus === "waiting") void this.flush();
  }

  #isDue(): boolean {
    return ["typing", "waiting", "saving", "refused"].includes(this.state().saveStatus);
  }

  #scheduleSave(delay: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.flush(), delay);
  }

  async #send(): Promise<void> {
    // Never save under the name of the next person who signs in.
    if (!this.#options.isSignedIn()) return this.#update({ saveStatus: "refused" });
    const { article, content } = this.state();
    this.#sent = content;
    this.#update({ saveStatus: "saving", error: null });
    try {
      this.#handleSaved(await this.#options.save(article, content), content);
    } catch (error) {
      this.#handleFailure(error);
    }
  }

  #handleSaved(article: WorkingCopy, sent: Content): void {
    this.#failures = 0;
    const whole = hasSameContent(this.state().content, sent);
    this.#update({
      article,
      savedAt: Date.now(),
      saveStatus: whole ? "saved" : "typing",
      error: null,
    });
    if (whole) deleteDraft(this.#options.owner, article.id);
    else {
      this.storeNow();
      this.#scheduleSave(SAVE_DELAY_MS);
    }
  }

  #handleFailure(error: unknown): void {
    const theirs = conflictingArticle(error);
    if (theirs && this.#sent && hasSameContent(theirs, this.#sent)) {
      // The server has what was sent; only the response was lost.
      return this.#handleSaved(theirs, this.#sent);
    }
    if (theirs) return this.#update({ saveStatus: "conflict", theirs, error: null });
    if (isNotFound(error)) return this.isUnsaved ? this.markDeleted() : undefined;
    if (!isTemporaryError(error)) return this.#update({ saveStatus: "refused", error });
    this.#failures += 1;
    this.#update({ saveStatus: "waiting", error });
    this.#scheduleSave(backoffOf(error, this.#failures));
  }

  #update(more: Partial<AutosaveState>): void {
    this.#store.set({ ...this.state(), ...more });
  }
}

/** The stored draft that never reached the server. */
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

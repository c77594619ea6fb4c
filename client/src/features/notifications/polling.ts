import { AppError } from "@/api/errors";

/** Milliseconds between two questions while somebody is there, and at most. */
const SHORT_INTERVAL = 20_000;
const REST = 120_000;
/** How much longer each wait is than the last one, while nothing happens. */
const GROWTH = 1.5;
/** So long after the last sign of somebody they are taken to be still there. */
const PRESENCE = 60_000;
/** What was asked so lately is not asked again because the window is looked at. */
const LATELY = 2000;
/** Pages that were opened together do not go on asking together. */
const SPREAD = 0.1;

/** What follows from looking at the page again, wherever it has been. */
const BACK = [
  ["visibilitychange", "document"],
  ["resume", "document"],
  ["focus", "window"],
  ["online", "window"],
  ["pageshow", "window"],
] as const;
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

export interface PollingOptions {
  /** Asks at once, if anybody is looking. */
  now: () => void;
  /** Another tab has asked: here the next question can wait. */
  heard: (changed: boolean) => void;
  stop: () => void;
}

function isPageVisible(): boolean {
  return document.visibilityState === "visible";
}

function getRetryAfter(error: unknown): number {
  return error instanceof AppError ? (error.retryAfter ?? 0) * 1000 : 0;
}

/**
 * Asks again and again while the page is looked at: every 20 seconds while somebody does
 * something or something changes, less and less often while nothing happens, never while the page
 * is hidden, and at once when it is seen again. A failure is nobody's matter: it is asked later.
 *
 * `ask` tells whether something has changed.
 */
export function startPolling(ask: () => Promise<boolean>): PollingOptions {
  const end = new AbortController();
  let wait = SHORT_INTERVAL;
  let asked = Number.NEGATIVE_INFINITY;
  let notBefore = 0;
  let failures = 0;
  let seen = Date.now();
  let asking = false;
  let again = false;
  let returned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    if (end.signal.aborted || asking || !isPageVisible()) return;
    const spread = 1 + SPREAD * (2 * Math.random() - 1);
    const due = Math.max(asked + wait * spread, notBefore);
    timer = setTimeout(() => void run(), Math.max(0, due - Date.now()));
  };

  const run = async () => {
    clearTimeout(timer);
    asking = true;
    again = returned = false;
    asked = Date.now();
    try {
      const changed = await ask();
      failures = 0;
      const present = Date.now() - seen < PRESENCE;
      wait = changed || present ? SHORT_INTERVAL : Math.min(wait * GROWTH, REST);
    } catch (error) {
      failures += 1;
      // The connection may have come back only after this had been sent.
      again ||= returned;
      wait = Math.min(SHORT_INTERVAL * 2 ** failures, REST);
      notBefore = Date.now() + getRetryAfter(error);
    }
    asking = false;
    if (again) now();
    if (!asking) plan();
  };

  const now = () => {
    if (asking) again = true;
    else if (!end.signal.aborted && isPageVisible() && Date.now() >= notBefore) void run();
  };

  const back = () => {
    seen = Date.now();
    wait = SHORT_INTERVAL;
    returned = true;
    if (asking) return;
    if (failures > 0 || seen - asked >= LATELY) now();
    if (!asking) plan();
  };

  const here = () => {
    seen = Date.now();
    if (failures > 0 || wait === SHORT_INTERVAL) return;
    wait = SHORT_INTERVAL;
    plan();
  };

  const { signal } = end;
  for (const [sign, where] of BACK) {
    (where === "document" ? document : window).addEventListener(sign, back, { signal });
  }
  for (const sign of SIGNS) window.addEventListener(sign, here, { passive: true, signal });
  now();

  return {
    now,
    heard: (changed) => {
      asked = Date.now();
      if (changed) wait = SHORT_INTERVAL;
      plan();
    },
    stop: () => {
      end.abort();
      clearTimeout(timer);
    },
  };
}

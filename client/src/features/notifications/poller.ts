import { AppError } from "@/api/errors";

/** The shortest and longest interval between two requests, in ms. */
const SHORT_INTERVAL = 20_000;
const LONG_INTERVAL = 120_000;
/** How much longer each wait is than the last one, while nothing happens. */
const GROWTH = 1.5;
/** How long after the last input the person counts as present. */
const PRESENCE_MS = 60_000;
/** Focusing the page does not poll again within this time. */
const MIN_FOCUS_INTERVAL = 2000;
/** Pages that were opened together do not go on asking together. */
const JITTER = 0.1;

/** What follows from looking at the page again, wherever it has been. */
const RETURN_EVENTS = [
  ["visibilitychange", "document"],
  ["resume", "document"],
  ["focus", "window"],
  ["online", "window"],
  ["pageshow", "window"],
] as const;
const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "wheel"] as const;

export interface Poller {
  /** Asks at once, if anybody is looking. */
  now: () => void;
  /** Another tab has just polled, so this one can wait. */
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
 * Polls while the page is visible: every 20 seconds during activity or changes, less and less often
 * without, never while hidden, and at once when the page is visible again. Failures are ignored
 * until the next poll. `ask` resolves to whether something has changed.
 */
export function startPoller(ask: () => Promise<boolean>): Poller {
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
    const spread = 1 + JITTER * (2 * Math.random() - 1);
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
      const present = Date.now() - seen < PRESENCE_MS;
      wait = changed || present ? SHORT_INTERVAL : Math.min(wait * GROWTH, LONG_INTERVAL);
    } catch (error) {
      failures += 1;
      // The connection may have come back only after this had been sent.
      again ||= returned;
      wait = Math.min(SHORT_INTERVAL * 2 ** failures, LONG_INTERVAL);
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
    if (failures > 0 || seen - asked >= MIN_FOCUS_INTERVAL) now();
    if (!asking) plan();
  };

  const here = () => {
    seen = Date.now();
    if (failures > 0 || wait === SHORT_INTERVAL) return;
    wait = SHORT_INTERVAL;
    plan();
  };

  const { signal } = end;
  for (const [sign, where] of RETURN_EVENTS) {
    (where === "document" ? document : window).addEventListener(sign, back, { signal });
  }
  for (const sign of ACTIVITY_EVENTS)
    window.addEventListener(sign, here, { passive: true, signal });
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

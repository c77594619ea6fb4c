import { safeNext } from "@/lib/paths";

const KEY = "wanted";
/** As long as an account waits for its address to be confirmed. */
const MAX_AGE_MS = 72 * 3_600_000;

interface StoredDestination {
  next: string;
  at: number;
}

/** Keeps, for the mailed link that opens elsewhere in this browser, where somebody wanted to go. */
export function storeDestination(next: string | null): void {
  try {
    if (next)
      localStorage.setItem(
        KEY,
        JSON.stringify({ next, at: Date.now() } satisfies StoredDestination),
      );
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing leads to the home page.
  }
}

/** Where somebody wanted to go before the mail; null when that was nowhere, or is long ago. */
export function findDestination(): string | null {
  try {
    const { next, at } = JSON.parse(localStorage.getItem(KEY) ?? "null") as StoredDestination;
    return Date.now() - at < MAX_AGE_MS ? safeNext(next, "") || null : null;
  } catch {
    return null;
  }
}

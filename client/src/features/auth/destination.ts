import { safeNext } from "@/lib/paths";

const KEY = "wanted";
/** As long as an account waits for its address to be confirmed. */
const MAX_AGE_MS = 72 * 3_600_000;

interface StoredDestination {
  next: string;
  at: number;
}

/** Stores where the person wanted to go, for the mailed link that opens in another tab. */
export function storeDestination(next: string | null): void {
  try {
    if (next)
      localStorage.setItem(
        KEY,
        JSON.stringify({ next, at: Date.now() } satisfies StoredDestination),
      );
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the mailed link leads to the home page.
  }
}

/** The stored destination; null when there is none or it is too old. */
export function findDestination(): string | null {
  try {
    const { next, at } = JSON.parse(localStorage.getItem(KEY) ?? "null") as StoredDestination;
    return Date.now() - at < MAX_AGE_MS ? safeNext(next, "") || null : null;
  } catch {
    return null;
  }
}

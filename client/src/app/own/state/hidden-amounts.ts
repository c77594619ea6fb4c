// Kept in the browser so that a page hides amounts before the account is there.
const KEY = "hidden-amounts";

const listeners = new Set<() => void>();
let kept = read();

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage can be forbidden; the account then says it alone.
    return null;
  }
}

function refresh(next: string | null): void {
  if (next === kept) return;
  kept = next;
  for (const listener of listeners) listener();
}

function hearTabs({ key, newValue }: StorageEvent): void {
  if (key === KEY) refresh(newValue);
}

/** Hears when somebody hides or shows amounts, in any tab. */
export function onHiddenAmounts(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", hearTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", hearTabs);
  };
}

/** Whether a person's amounts are hidden here; they are until it is known of that person. */
export function areAmountsHidden(owner: string): boolean {
  return kept !== `${owner} shown`;
}

/** Hides or shows a person's amounts from now on, in every tab. */
export function keepAmounts(owner: string, hidden: boolean): void {
  const next = `${owner} ${hidden ? "hidden" : "shown"}`;
  if (next === kept) return;
  localStorage.setItem(KEY, next);
  refresh(next);
}

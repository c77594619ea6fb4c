const CHOICE = "push";
const TOLD = "push-told";

/** Who turned notifications on in this browser; null when nobody did. */
export function chosenBy(): string | null {
  return localStorage.getItem(CHOICE);
}

/** Notes who wants notifications in this browser; null when nobody does any more. */
export function choose(owner: string | null): void {
  if (owner) localStorage.setItem(CHOICE, owner);
  else localStorage.removeItem(CHOICE);
}

/** Whether the server has heard of this browser since the person signed in. */
export function isTold(owner: string): boolean {
  return sessionStorage.getItem(TOLD) === owner;
}

/** Notes that it has; null when the sign-in is over. */
export function noteTold(owner: string | null): void {
  if (owner) sessionStorage.setItem(TOLD, owner);
  else sessionStorage.removeItem(TOLD);
}

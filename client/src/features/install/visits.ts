import { session } from "@/api/session";

const KEY = "install-offer";
/** What the entry says once the offer was made; it then stays for ever. */
const OVER = "over";
const ENOUGH = 3;

function read(): string | null {
  return localStorage.getItem(KEY);
}

/** Counts a day on which somebody visits, and says whether it is time to offer the installation. */
export function countVisit(day: string): boolean {
  const kept = read();
  if (kept === OVER) return false;
  const [count = "0", last] = kept?.split(" ") ?? [];
  const visits = Number(count) + (last === day ? 0 : 1);
  localStorage.setItem(KEY, `${visits} ${day}`);
  return visits >= ENOUGH;
}

/** Notes that the offer was made: it is made once. */
export function endOffer(): void {
  localStorage.setItem(KEY, OVER);
}

/** Forgets the visits of a person who leaves. Returns what ends watching. */
export function forgetVisitsAtSignOut(): () => void {
  return session.subscribe(() => {
    const isKept = session.state().status !== "signed-out" || read() === OVER;
    if (!isKept) localStorage.removeItem(KEY);
  });
}

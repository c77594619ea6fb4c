import { session, type TokenGrant } from "./session";
import { pageLanguage } from "./transport";

/** What a call answered, as it came with the page. */
export interface InitialAnswer {
  etag: string | null;
  body: { payload: unknown };
}

interface Block {
  token: TokenGrant;
  /** By path and query of the call. */
  answers: Record<string, InitialAnswer>;
}

/** `server/pages/signed_in_pages.py` writes the element. */
const ID = "initial-answers";
/** What nothing has asked for by then is too old, as it would be in the cache of the queries. */
const FRESH_MS = 30_000;

/** Answers that nothing has taken yet; each is taken once and then lives where it was taken to. */
let answers = new Map<string, InitialAnswer>();
let arrived = 0;
let language = "";

/**
 * Signs in with what the page has brought, so that nothing has to be asked at the start; whether
 * it has brought something. It leaves the page and stays in memory alone.
 */
export function startFromPage(): boolean {
  const block = document.getElementById(ID);
  if (!block) return false;
  const { token, answers: brought } = JSON.parse(block.textContent) as Block;
  block.remove();
  answers = new Map(Object.entries(brought));
  arrived = Date.now();
  language = pageLanguage();
  session.resume(token);
  const owner = session.state().claims?.sub;
  // Nobody else ever sees them.
  const unsubscribe = session.subscribe(() => {
    if (session.state().claims?.sub === owner) return;
    forgetInitialAnswers();
    unsubscribe();
  });
  return true;
}

/** Forgets what is left, because something has changed since. */
export function forgetInitialAnswers(): void {
  answers.clear();
}

/** When the answers came: Unix milliseconds. */
export function arrivalOfAnswers(): number {
  return arrived;
}

/** The answer of a GET that came with the page, once, while it is fresh. */
export function takeInitialAnswer(address: string): InitialAnswer | undefined {
  if (Date.now() - arrived > FRESH_MS || pageLanguage() !== language) forgetInitialAnswers();
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

import { MEMBER } from "@/lib/roles";
import { createStore } from "@/lib/store";

import { AppError, NetworkError } from "./errors";
import { API_PREFIX, BACKGROUND_HEADER, pageLanguage, received, sendOrThrow } from "./transport";

export type SessionStatus = "unknown" | "signed-in" | "signed-out" | "unreachable";

/** How long the session lasts: without use in seconds, and until when in any case. */
interface SessionDetails {
  idle_seconds: number;
  ends_at: string;
  /** The person has answered the quiz or closed it. */
  quiz_closed: boolean;
  /** The person tries the product without an address. */
  is_guest?: boolean;
}

interface SessionState {
  status: SessionStatus;
  claims: Claims | null;
  details?: SessionDetails;
  /** The person has left on purpose, here or in another tab; not a session that ran out. */
  left?: boolean;
  /** The session that ran out was a guest's, who has no password to come back with. */
  wasGuest?: boolean;
}

/** What /token answers, and /login beside its message. */
export interface TokenGrant {
  accessToken: string;
  payload: { datas?: SessionDetails[] };
}

type Told =
  | { kind: "token"; token: string; details?: SessionDetails }
  | { kind: "quiz-closed" }
  | { kind: "login" }
  | { kind: "logout" };

const CHANNEL = "lumbung-session";
const LOCK = "lumbung-token";
const HINT = "signed-in";
/** What the hint says of a guest. */
const GUEST = "guest";
const USED = "session-used";
/** Who was signed in here last, until what this device stores of them is gone. */
const ACCOUNT = "account";
/** A token is renewed this long before it ends, so that none ends on its way. */
const MARGIN = 30_000;
const UNKNOWN: SessionState = { status: "unknown", claims: null };
const SIGNED_OUT: SessionState = { status: "signed-out", claims: null };
const LEFT: SessionState = { ...SIGNED_OUT, left: true };

/** Runs one at a time among all tabs; browsers offer locks only on https and localhost. */
async function alone<Result>(action: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request(LOCK, action) : await action();
}

/** Who is signed in. The access token lives here, in memory, and nowhere else. */
export class Session {
  /** Changes only inside of this class. */
  readonly store = createStore(UNKNOWN);
  #token: string | null = null;
  #goodUntil = 0;
  #renewing: Promise<string | null> | null = null;
  #mayLeave: (() => Promise<boolean>) | null = null;
  readonly #channel = new BroadcastChannel(CHANNEL);

  constructor() {
    this.#channel.onmessage = (event: MessageEvent<Told>) => this.#hear(event.data);
  }

  readonly subscribe = this.store.subscribe;
  readonly state = this.store.get;

  /** Whether someone signed in here before; a page for everybody asks the server only then. */
  likely(): boolean {
    return localStorage.getItem(HINT) !== null;
  }

  /** Whether whoever is signed in here, even without a connection, is a guest. */
  isGuestKnown(): boolean {
    return localStorage.getItem(HINT) === GUEST;
  }

  /** Leaves the unknown state without asking, for a visitor on a page for everybody. */
  assumeSignedOut(): void {
    // Who asks already gets an answer; assuming one before it would send people to sign in.
    if (this.#renewing) return;
    if (this.state().status === "unknown") this.#set(SIGNED_OUT);
  }

  /** The account that was signed in here last, until what this device stores of it is deleted. */
  lastAccount(): string | null {
    return localStorage.getItem(ACCOUNT);
  }

  /** After that was deleted; somebody else may be signed in meanwhile. */
  forgetAccount(account: string): void {
    if (this.lastAccount() === account) localStorage.removeItem(ACCOUNT);
  }

  /** When somebody last did something with this session, in any tab: Unix milliseconds. */
  lastUsed(): number {
    return Number(localStorage.getItem(USED));
  }

  /** Notes that the server has just answered a call that the person caused. */
  used(): void {
    localStorage.setItem(USED, String(Date.now()));
  }

  /** Asks the server who is signed in; out of reach is a state, not an error. */
  async check({ background = false } = {}): Promise<void> {
    try {
      await this.#renew(background);
    } catch (error) {
      if (!(error instanceof AppError || error instanceof NetworkError)) throw error;
    }
  }

  /** A usable token, renewed when its time is nearly over; null when nobody is signed in. */
  async token({ background = false } = {}): Promise<string | null> {
    if (this.state().status === "signed-out") return null;
    if (this.#token && Date.now() < this.#goodUntil) return this.#token;
    return await this.#renew(background);
  }

  /** A token other than the refused one; null when the session is over. */
  async tokenAfter(refused: string, { background = false } = {}): Promise<string | null> {
    if (this.#token === refused) this.#goodUntil = 0;
    return await this.token({ background });
  }

  /** Goes on with the token that came with this page; other tabs have their own. */
  resume({ accessToken: token, payload }: TokenGrant): void {
    this.used();
    this.#take(token, payload.datas?.[0]);
  }

  /** After a login call succeeded: starts the session that it granted, here and in other tabs. */
  async begin(grant: TokenGrant): Promise<void> {
    // Under the lock, so that no renewal with the earlier cookie is answered after this.
    await alone(async () => {
      this.#tell({ kind: "login" });
      this.used();
      this.#accept(grant);
    });
  }

  /** After a call that gave this device a new cookie: the same person goes on in every tab. */
  async goOn(): Promise<void> {
    this.#drop();
    await this.#renew(false);
  }

  /** Has somebody asked before the person signs out, who may let them stay; returns what ends it. */
  guardLogout(ask: () => Promise<boolean>): () => void {
    this.#mayLeave = ask;
    return () => {
      if (this.#mayLeave === ask) this.#mayLeave = null;
    };
  }

  /**
   * Ends the session on the server, here and in the other tabs; throws when that fails. Whoever has
   * been told already that everything goes is not asked again.
   */
  async logout({ isAsked = false } = {}): Promise<void> {
    if (!isAsked && this.#mayLeave && !(await this.#mayLeave())) return;
    // Under the lock, so that no renewal of another tab is answered after the end.
    await alone(() => sendOrThrow(this.#request("/logout", "DELETE", false)));
    this.#forget(LEFT);
    this.#tell({ kind: "logout" });
  }

  /** After the person answered or closed the quiz: no tab leads to it any more. */
  quizClosed(): void {
    this.#noteQuizClosed();
    this.#tell({ kind: "quiz-closed" });
  }

  close(): void {
    this.#channel.close();
  }

  /** One renewal at a time: in this tab by the promise, among tabs by the lock. */
  #renew(background: boolean): Promise<string | null> {
    this.#renewing ??= this.#locked(background).finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  async #locked(background: boolean): Promise<string | null> {
    const before = this.#token;
    return await alone(async () => {
      // Another tab may have renewed while this one waited for its turn.
      if (this.#token !== before && Date.now() < this.#goodUntil) return this.#token;
      return await this.#ask(background);
    });
  }

  async #ask(background: boolean): Promise<string | null> {
    try {
      const request = this.#request("/token", "GET", background);
      const response = await sendOrThrow(request);
      const grant = (await received(response.json(), request)) as TokenGrant;
      if (!background) this.used();
      this.#accept(grant);
      return grant.accessToken;
    } catch (error) {
      if (error instanceof AppError && error.status === 401) {
        // Whoever has just left on purpose is not told that the session ran out.
        if (!this.state().left) {
          this.#forget({ ...SIGNED_OUT, wasGuest: this.isGuestKnown() });
        }
        return null;
      }
      if (!this.#token) this.#set({ status: "unreachable", claims: this.#knownClaims() });
      throw error;
    }
  }

  /** What this device knows of the person who is signed in while the server cannot be asked. */
  #knownClaims(): Claims | null {
    const sub = this.likely() ? this.lastAccount() : null;
    return sub ? { ...NO_CLAIMS, sub } : null;
  }

  #request(path: string, method: string, background: boolean): Request {
    const headers = new Headers({ "Accept-Language": pageLanguage() });
    if (background) headers.set(BACKGROUND_HEADER, "1");
    const url = new URL(`${API_PREFIX}${path}`, window.location.origin);
    return new Request(url, { method, headers, cache: "no-store" });
  }

  /** Uses a new token here and in the other tabs. */
  #accept({ accessToken: token, payload }: TokenGrant): void {
    const details = payload.datas?.[0];
    this.#take(token, details);
    this.#tell({ kind: "token", token, details });
  }

  #take(token: string, details?: SessionDetails): void {
    const claims = readClaims(token);
    this.#token = token;
    // Counted from now by its own length, so that a wrong clock on this device does no harm.
    this.#goodUntil = Date.now() + (claims.exp - claims.iat) * 1000 - MARGIN;
    localStorage.setItem(HINT, details?.is_guest ? GUEST : "1");
    localStorage.setItem(ACCOUNT, claims.sub);
    this.#set({ status: "signed-in", claims, details });
  }

  #noteQuizClosed(): void {
    const { details, ...state } = this.state();
    if (details) this.#set({ ...state, details: { ...details, quiz_closed: true } });
  }

  #drop(): void {
    this.#token = null;
    this.#goodUntil = 0;
  }

  #forget(state: SessionState): void {
    this.#drop();
    if (state.status === "signed-out") localStorage.removeItem(HINT);
    this.#set(state);
  }

  #set(state: SessionState): void {
    this.store.set(state);
  }

  #tell(message: Told): void {
    this.#channel.postMessage(message);
  }

  #hear(message: Told): void {
    if (message.kind === "token") this.#take(message.token, message.details);
    else if (message.kind === "quiz-closed") this.#noteQuizClosed();
    else if (message.kind === "logout") this.#forget(LEFT);
    else this.#forget(UNKNOWN);
  }
}

export const session = new Session();

/** What the access token says about the person; the server never trusts it back. */
export interface Claims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
  username: string;
  fullname: string;
  avatarUrl: string | null;
  /** Whole rupiah at the moment the token was made. */
  balance: number;
  role: string;
}

const NO_CLAIMS: Omit<Claims, "sub"> = {
  sid: "",
  iat: 0,
  exp: 0,
  username: "",
  fullname: "",
  avatarUrl: null,
  balance: 0,
  role: MEMBER,
};

/** Reads the claims of an access token without checking its signature; throws on what is none. */
function readClaims(token: string): Claims {
  const part = token.split(".")[1] ?? "";
  const bytes = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  return JSON.parse(json) as Claims;
}

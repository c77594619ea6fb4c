import { readError, NetworkError } from "./errors";
import { noticeVersion } from "./app-version";

export const API_PREFIX = "/api/v1";
export const BACKGROUND_HEADER = "X-Background";

let requestId: string | null = null;

/** What the server calls the newest call of this page; null before the first one. */
export function lastRequestId(): string | null {
  return requestId;
}

/** Reads take no longer than this, or one lost answer would hold up the page for minutes. */
const PATIENCE_MS = 20_000;

/** Gives up a read in time; a write may have been done, so it is waited for. */
function deadlineOf({ method, signal }: Request): AbortSignal {
  if (method !== "GET") return signal;
  // Not AbortSignal.any: Safari knows it from 17.4 on only.
  const either = new AbortController();
  const giveUp = () => either.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp);
  setTimeout(giveUp, PATIENCE_MS);
  return either.signal;
}

/**
 * The one fetch of the product: a broken connection is a NetworkError, any answer is an answer.
 * `download` is a file, which may take as long as it needs.
 */
export async function send(request: Request, { download = false } = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(request, { signal: download ? request.signal : deadlineOf(request) });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new NetworkError("The server could not be reached", { cause });
  }
  requestId = response.headers.get("X-Request-Id");
  noticeVersion(response.headers.get("X-App-Version"));
  return response;
}

/** What is read of an answer; one that breaks off is a NetworkError as well. */
export async function received<Body>(body: Promise<Body>, { signal }: Request): Promise<Body> {
  try {
    return await body;
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new NetworkError("The answer broke off", { cause });
  }
}

/** As `send`, and an answer that is no success is thrown. */
export async function sendOrThrow(request: Request): Promise<Response> {
  const response = await send(request);
  if (!response.ok) throw await readError(response);
  return response;
}

/** The language that the page is written in, for the words of the answer. */
export function pageLanguage(): string {
  return document.documentElement.lang || "en";
}

/** Whether the page itself could be fetched again. */
export async function pageIsReachable(): Promise<boolean> {
  try {
    const page = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    return page.status < 500;
  } catch {
    return false;
  }
}

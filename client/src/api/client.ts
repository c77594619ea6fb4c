import createClient from "openapi-fetch";

import { AppError, failureOf } from "./errors";
import type { paths } from "./schema";
import { session } from "./session";
import { API_PREFIX, BACKGROUND_HEADER, pageLanguage, send } from "./transport";

/** The calls that need no session; they are sent without a token. */
const OPEN =
  /^\/(login|register|password|site|parental-consent|unsubscribe|invitations|reminders\/done-by-mail|users\/(email|restore))(\/|$)/;

function isOpen(request: Request): boolean {
  return OPEN.test(new URL(request.url).pathname.slice(API_PREFIX.length));
}

/** What everybody may read, and who is signed in sees more of. */
const FOR_ALL = /^\/articles\/[^/]+\/comments$/;

function needsNoToken(request: Request): boolean {
  if (isOpen(request)) return true;
  if (request.method !== "GET" || session.state().status === "signed-in") return false;
  return FOR_ALL.test(new URL(request.url).pathname.slice(API_PREFIX.length));
}

function withToken(request: Request, token: string): Request {
  const signed = new Request(request);
  signed.headers.set("Authorization", `Bearer ${token}`);
  return signed;
}

/** Sends with the current token, and once more with a new one when that was refused. */
async function sendSigned(request: Request): Promise<Response> {
  const background = request.headers.has(BACKGROUND_HEADER);
  const token = await session.token({ background });
  if (!token) throw signedOut();
  const response = await send(withToken(request.clone(), token));
  if (response.status !== 401) {
    if (!background) session.used();
    return response;
  }
  const renewed = await session.tokenAfter(token, { background });
  return renewed ? await send(withToken(request, renewed)) : response;
}

function signedOut(): AppError {
  return new AppError({ status: 401, code: "signed_out", message: "" });
}

async function call(request: Request): Promise<Response> {
  request.headers.set("Accept-Language", pageLanguage());
  const response = await (needsNoToken(request) ? send(request) : sendSigned(request));
  // What has not changed since the caller's copy was made comes without a body.
  if (!response.ok && response.status !== 304) throw await failureOf(response);
  return response;
}

/** The typed calls of the API. What is no success is thrown as AppError or NetworkError. */
export const api = createClient<paths>({
  // Outside a browser, where public pages are written, no call is made.
  baseUrl: `${globalThis.location?.origin ?? ""}${API_PREFIX}`,
  fetch: call,
});

/** The payload of a call that succeeded. */
export function payloadOf<Payload>(result: { data?: { payload: Payload } }): Payload {
  if (!result.data) throw new TypeError("A successful answer has a body");
  return result.data.payload;
}

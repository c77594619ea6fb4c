import type { Client } from "openapi-fetch";

import { noticeEnrolment } from "./enrolment";
import { AppError, readError } from "./errors";
import { addressOf, type Call, createRequest, readBody } from "./http-request";
import {
  arrivalOfAnswers,
  forgetInitialAnswers,
  type InitialAnswer,
  takeInitialAnswer,
} from "./initial-answers";
import type { paths } from "./schema";
import { session } from "./session";
import { PUBLIC_CALLS } from "./public-calls";
import { BACKGROUND_HEADER, pageLanguage, received, send } from "./transport";

type SendOptions = Parameters<typeof send>[1];

/** A public call that answers more to those who are signed in. */
const COMMENTS = "GET /articles/{slug}/comments";

/** Whether a call, such as 'GET /site', is sent with a token. */
function needsToken(name: string): boolean {
  if (name === COMMENTS) return session.state().status === "signed-in";
  return !PUBLIC_CALLS.includes(name);
}

function withToken(request: Request, token: string): Request {
  const signed = new Request(request);
  signed.headers.set("Authorization", `Bearer ${token}`);
  return signed;
}

/** Sends with the current token, and once more with a new one when that was refused. */
async function sendSigned(request: Request, options: SendOptions): Promise<Response> {
  const background = request.headers.has(BACKGROUND_HEADER);
  const token = await session.token({ background });
  if (!token) throw signedOut();
  const response = await send(withToken(request.clone(), token), options);
  if (response.status !== 401) {
    if (!background) session.used();
    return response;
  }
  const renewed = await session.tokenAfter(token, { background });
  return renewed ? await send(withToken(request, renewed), options) : response;
}

function signedOut(): AppError {
  return new AppError({ status: 401, code: "signed_out", message: "" });
}

async function call(method: string, path: string, said: Call = {}) {
  const brought = method === "GET" && takeInitialAnswer(addressOf(path, said));
  if (brought) return { data: brought.body, response: responseOf(brought) };
  if (method !== "GET") forgetInitialAnswers();
  const request = createRequest(method, path, said);
  request.headers.set("Accept-Language", pageLanguage());
  const options = { download: said.parseAs === "blob" };
  const isSigned = needsToken(`${method} ${path}`);
  const response = await (isSigned ? sendSigned(request, options) : send(request, options));
  // What has not changed since the caller's copy was made comes without a body.
  if (!response.ok && response.status !== 304) {
    const error = await readError(response);
    noticeEnrolment(error);
    throw error;
  }
  return { data: await received(readBody(response, said.parseAs), request), response };
}

/** As if it had just been answered. */
function responseOf({ etag }: InitialAnswer): Response {
  return new Response(null, { headers: etag === null ? {} : { ETag: etag } });
}

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;

/** The typed calls of the API. What is no success is thrown as AppError or NetworkError. */
export const api = Object.fromEntries(
  METHODS.map((method) => [method, (path: string, said?: Call) => call(method, path, said)]),
) as Pick<Client<paths>, (typeof METHODS)[number]>;

/** The payload of a call that succeeded. */
export function payloadOf<Payload>(result: { data?: { payload: Payload } }): Payload {
  if (!result.data) throw new TypeError("A successful answer has a body");
  return result.data.payload;
}

type Ok<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201)]
  : never;

type Body<Response> = Response extends { content: { "application/json": infer Json } }
  ? Json
  : never;

/** What lies in the payload of a successful call: `Payload<"/overview", "get">`. */
export type Payload<Path extends keyof paths, Method extends keyof paths[Path]> =
  Body<Ok<paths[Path][Method]>> extends { payload: infer P } ? P : never;

/** One row of a call's datas: `Row<"/transactions", "get">`. */
export type Row<Path extends keyof paths, Method extends keyof paths[Path]> =
  Payload<Path, Method> extends { datas: (infer R)[] } ? R : never;

/** The options with which a query begins with what came with the page, if the page brought it. */
export function initialAnswer<Path extends keyof paths, Data>(
  path: Path,
  query: Record<string, unknown>,
  read: (payload: Payload<Path, "get">) => Data,
) {
  return {
    initialData: (): Data | undefined => {
      const answer = takeInitialAnswer(addressOf(path, { params: { query } }));
      return answer && read(answer.body.payload as Payload<Path, "get">);
    },
    initialDataUpdatedAt: arrivalOfAnswers,
  };
}

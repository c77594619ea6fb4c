import { vi } from "vitest";

export interface Call {
  method: string;
  /** Without the prefix of the API, with its query. */
  path: string;
  body: unknown;
  key: string | null;
  /** Of the version that was looked at. */
  match: string | null;
  /** Of the answer that is there already. */
  known: string | null;
  /** Made by the page itself, not by somebody who uses it. */
  background: boolean;
}

type Answer = (call: Call) => Response | Promise<Response>;

function base64(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_");
}

const claims = { sub: "01", sid: "s", iat: 0, exp: 300, username: "sariwulan", balance: 0 };

/** An answer as the server gives it. */
export function answer(payload: unknown, status = 200): Response {
  return Response.json({ payload }, { status });
}

/** A refusal as the server says it. */
export function refusal(status: number, payload: { code: string; errors?: object }): Response {
  const message = "The server said no.";
  return Response.json({ message, payload: { message, request_id: "r", ...payload } }, { status });
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get("Content-Type")?.startsWith("multipart/")) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : null;
}

/** Stands where the network begins: answers by method and path, and remembers what was asked. */
export function serve(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace("/api/v1", "");
    if (path === "/token") {
      return Response.json({ accessToken: `h.${base64(claims)}.s`, payload: {} });
    }
    const call: Call = {
      method: request.method,
      path: path + url.search,
      body: await bodyOf(request),
      key: request.headers.get("Idempotency-Key"),
      match: request.headers.get("If-Match"),
      known: request.headers.get("If-None-Match"),
      background: request.headers.has("X-Background"),
    };
    calls.push(call);
    const give = answers[`${request.method} ${path}`];
    if (!give) throw new TypeError(`nothing answers ${request.method} ${path}`);
    return await give(call);
  });
  return calls;
}

/** As if the connection were gone. */
export function noConnection(): never {
  throw new TypeError("Failed to fetch");
}

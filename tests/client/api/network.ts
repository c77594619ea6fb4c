import { vi } from "vitest";

/** An access token as the server makes it, good for so many seconds. */
export function token(id: string, seconds = 300, sub = "01"): string {
  const claims = { sub, sid: "s", jti: id, iat: 1000, exp: 1000 + seconds, username: "ayu" };
  return `head.${btoa(JSON.stringify(claims))}.sign`;
}

export const signedOut = () => refusal(401, "unauthenticated");

export function refusal(status: number, code: string): Response {
  const message = "The server said no.";
  return Response.json({ message, payload: { message, code, request_id: "r" } }, { status });
}

export function granted(accessToken: string): Response {
  return Response.json({ accessToken, payload: {} });
}

/** Stands where the network begins and remembers what was asked. */
export function network(answer: (request: Request, path: string) => Response | Promise<Response>) {
  const asked: Request[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request);
    return await answer(request, new URL(request.url).pathname.replace("/api/v1", ""));
  });
  return asked;
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, payloadOf } from "@/api/client";
import { NetworkError } from "@/api/errors";
import { session } from "@/api/session";

import { granted, network, refusal, signedOut, token } from "./network";

beforeEach(() => {
  network(() => granted(token("first")));
  return session.goOn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a call carries the token and the language of the page", async () => {
  document.documentElement.lang = "id";
  const asked = network(() => Response.json({ payload: { datas: [] } }));
  expect(payloadOf(await api.GET("/categories")).datas).toEqual([]);
  expect(asked[0]?.headers.get("Authorization")).toBe(`Bearer ${token("first")}`);
  expect(asked[0]?.headers.get("Accept-Language")).toBe("id");
});

test("a refused token is renewed once and the call sent again with its body", async () => {
  const bodies: string[] = [];
  const asked = network(async (request, path) => {
    if (path === "/token") return granted(token("second"));
    bodies.push(await request.text());
    const fresh = request.headers.get("Authorization") === `Bearer ${token("second")}`;
    return fresh ? Response.json({ payload: { message: "ok" } }) : signedOut();
  });
  await api.PUT("/users/preferences", { body: { theme: "dark" } });
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    "/api/v1/users/preferences",
    "/api/v1/token",
    "/api/v1/users/preferences",
  ]);
  expect(bodies).toEqual(['{"theme":"dark"}', '{"theme":"dark"}']);
});

test("a session that is over signs out after one try", async () => {
  const asked = network(signedOut);
  await expect(api.GET("/overview")).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(2);
  expect(session.state().status).toBe("signed-out");
});

test("a refusal is thrown with its sentence", async () => {
  network(() => refusal(409, "conflict"));
  await expect(api.GET("/overview")).rejects.toMatchObject({
    status: 409,
    code: "conflict",
    message: "The server said no.",
  });
});

/** An answer whose connection breaks in the middle of its body. */
function brokenOff(): Response {
  let pulls = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulls += 1;
      if (pulls === 1) controller.enqueue(new TextEncoder().encode('{"payload": {"da'));
      else controller.error(new TypeError("network error"));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}

test("an answer that breaks off is one that did not come", async () => {
  network(brokenOff);
  await expect(api.GET("/overview")).rejects.toBeInstanceOf(NetworkError);
  network(() => new Response('{"payload": {"da'));
  await expect(api.GET("/overview")).rejects.toBeInstanceOf(NetworkError);
});

test("a read that does not come in time is given up, a write is waited for", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_request: Request, { signal }: RequestInit) =>
      new Promise((_come, fail) => signal?.addEventListener("abort", () => fail(signal.reason))),
  );
  const settled: string[] = [];
  const reading = api.GET("/overview").catch((error: unknown) => error);
  void reading.then(() => settled.push("read"));
  void api
    .POST("/notifications/read", { body: { all: true } })
    .finally(() => settled.push("write"));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(settled).toEqual([]);
  await vi.advanceTimersByTimeAsync(101_000);
  expect(settled).toEqual(["read"]);
  expect(await reading).toBeInstanceOf(NetworkError);
});

test("a read needs nothing that browsers before 2024 lack", async () => {
  vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("AbortSignal.any is not a function");
  });
  network(() => Response.json({ payload: { datas: [] } }));
  expect(payloadOf(await api.GET("/categories")).datas).toEqual([]);
});

test("a read that its caller gives up ends at once, and is no failed connection", async () => {
  const caller = new AbortController();
  vi.stubGlobal("fetch", (_request: Request, { signal }: RequestInit) => {
    const given = new Promise((_come, fail) => {
      signal?.addEventListener("abort", () => fail(signal.reason));
    });
    caller.abort(new DOMException("Gone elsewhere", "AbortError"));
    return given;
  });
  const reading = api.GET("/overview", { signal: caller.signal });
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
});

test("what stands before a session is sent without a token", async () => {
  const asked = network(() => Response.json({ payload: { message: "ok" } }));
  await api.POST("/login", { body: { email: "a@b.example", password: "secret-enough" } });
  expect(asked[0]?.headers.has("Authorization")).toBe(false);
});

import { expect, test } from "vitest";

import { createRequest, readBody } from "@/api/http-request";

test("a call's fields stand in its address and its header", () => {
  const request = createRequest("GET", "/goals/{id}/contributions", {
    params: {
      path: { id: "a/b" },
      query: { limit: 20, kind: ["in", "out"], q: "a & b", before: undefined, after: null },
      header: { "Idempotency-Key": "once", "X-Background": undefined },
    },
  });
  const { pathname, search } = new URL(request.url);
  expect(pathname).toBe("/api/v1/goals/a%2Fb/contributions");
  expect(search).toBe("?limit=20&kind=in&kind=out&q=a%20%26%20b");
  expect(Object.fromEntries(request.headers)).toEqual({ "idempotency-key": "once" });
});

test("a body is sent as JSON", async () => {
  const request = createRequest("POST", "/login", { body: { email: "a@b.example" } });
  expect(request.headers.get("Content-Type")).toBe("application/json");
  expect(await request.json()).toEqual({ email: "a@b.example" });
});

test("an answer is read as the call wants it, and none is nothing", async () => {
  expect(await readBody(Response.json({ payload: {} }), undefined)).toEqual({ payload: {} });
  expect(await readBody(new Response("a;b"), "blob")).toMatchObject({ size: 3 });
  expect(await readBody(new Response(null, { status: 204 }), undefined)).toBeUndefined();
  expect(await readBody(new Response(null, { status: 304 }), undefined)).toBeUndefined();
});

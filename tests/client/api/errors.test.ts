import { expect, test } from "vitest";

import { AppError, readError, isTemporaryError, NetworkError } from "@/api/errors";

function refusal(status: number, payload: object, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify({ message: "no", payload }), { status, headers });
}

test("a refusal carries everything that the server said", async () => {
  const error = await readError(
    refusal(
      422,
      {
        message: "Check the form.",
        code: "validation_failed",
        errors: { email: ["Taken."] },
        request_id: "r1",
      },
      { "Retry-After": "7" },
    ),
  );
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    status: 422,
    code: "validation_failed",
    message: "Check the form.",
    errors: { email: ["Taken."] },
    requestId: "r1",
    retryAfter: 7,
  });
});

test("an answer without the envelope is the network's", async () => {
  expect(await readError(new Response("<html>", { status: 502 }))).toBeInstanceOf(NetworkError);
});

test("only what may pass by itself is worth another try", async () => {
  expect(isTemporaryError(new NetworkError("gone"))).toBe(true);
  expect(
    isTemporaryError(await readError(refusal(503, { message: "Later.", code: "unavailable" }))),
  ).toBe(true);
  expect(
    isTemporaryError(await readError(refusal(404, { message: "None.", code: "not_found" }))),
  ).toBe(false);
  expect(isTemporaryError(new TypeError("bug"))).toBe(false);
});

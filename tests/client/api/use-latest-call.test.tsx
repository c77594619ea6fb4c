import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";

import { useLatestCall } from "@/api/use-latest-call";

/** A call that is answered by hand, and what was sent. */
function prepare() {
  const sent: number[] = [];
  const answers: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const happened: string[] = [];
  const client = new QueryClient();
  const { result } = renderHook(
    () =>
      useLatestCall({
        call: (input: number) => {
          sent.push(input);
          return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
        },
        onSaved: () => happened.push("saved"),
        onError: () => happened.push("failed"),
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const finish = (at: number, ok = true) =>
    act(async () => {
      if (ok) answers[at]?.resolve();
      else answers[at]?.reject(new Error("no"));
      await Promise.resolve();
    });
  return {
    send: (input: number) => act(async () => result.current(input)),
    result,
    sent,
    happened,
    finish,
  };
}

test("changes of one moment are sent one after the other, and only the last that waits", async () => {
  const { result, sent, happened, finish } = prepare();
  await act(async () => {
    result.current(1);
    result.current(2);
    result.current(3);
  });
  expect(sent).toEqual([1]);
  await finish(0);
  await expect.poll(() => sent).toEqual([1, 3]);
  expect(happened).toEqual([]);
  await finish(1);
  await expect.poll(() => happened).toEqual(["saved"]);
});

test("an error drops what waits, and the next change is sent", async () => {
  const { send, sent, happened, finish } = prepare();
  await send(1);
  await send(2);
  await finish(0, false);
  await expect.poll(() => happened).toEqual(["failed"]);
  await send(3);
  await finish(1);
  await expect.poll(() => happened).toEqual(["failed", "saved"]);
  expect(sent).toEqual([1, 3]);
});

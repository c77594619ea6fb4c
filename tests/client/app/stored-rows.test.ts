import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createStoredRowQueue } from "@/app/member/state/stored-rows";

import { row } from "../transactions/rows";

beforeEach(async () => {
  // The code that shows rows comes with its own request, for which no test should wait.
  await import("@/features/transactions/ledger-cache");
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the first row is shown at once, and those of a second with one request for each figure", async () => {
  const client = new QueryClient();
  const ask = vi.fn(() => Promise.resolve(0));
  client.setQueryData(["overview"], 0);
  const query = { queryKey: ["overview"], queryFn: ask, staleTime: Number.POSITIVE_INFINITY };
  const end = new QueryObserver(client, query).subscribe(() => undefined);
  const show = createStoredRowQueue(client);
  for (const id of ["1", "2", "3", "4"]) show(row({ id }));
  await vi.advanceTimersByTimeAsync(500);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
  show(row({ id: "5" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(3);
  end();
});

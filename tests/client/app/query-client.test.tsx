import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { AppError, NetworkError } from "@/api/errors";
import { queryClient } from "@/app/member/query-client";

let reachable = false;
const asked: string[] = [];

function List({ name, there }: { name: string; there: boolean }) {
  const { data, isError } = useQuery({
    queryKey: [name],
    queryFn: () => {
      asked.push(name);
      return there || reachable ? Promise.resolve(`${name} is there`) : Promise.reject(new Error());
    },
    staleTime: 0,
  });
  return <p>{data ?? (isError ? `${name} failed` : "")}</p>;
}

afterEach(() => {
  queryClient.clear();
  asked.length = 0;
  reachable = false;
});

function Search({ refusals }: { refusals: number }) {
  const { data, error } = useQuery({
    queryKey: ["search", refusals],
    queryFn: () => {
      asked.push("search");
      if (asked.length > refusals) return Promise.resolve("Found it");
      const details = { status: 429, code: "rate_limited", message: "In a moment" };
      return Promise.reject(new AppError({ ...details, retryAfter: 0.01 }));
    },
  });
  return <p>{data ?? error?.message}</p>;
}

it.each([
  [1, "Found it"],
  [2, "In a moment"],
])("waits once as long as a 429 asks for, then shows its words: %i", async (refusals, shown) => {
  render(
    <QueryClientProvider client={queryClient}>
      <Search refusals={refusals} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(shown)).toBeVisible();
  expect(asked).toEqual(["search", "search"]);
});

it("asks again later for what stays out of reach, and not for what is refused", () => {
  const later = queryClient.getDefaultOptions().queries?.refetchInterval;
  const inState = (status: string, error: unknown) =>
    typeof later === "function" && later({ state: { status, error } } as never);
  expect(inState("error", new NetworkError("lost"))).toBe(30_000);
  expect(inState("error", new AppError({ status: 503, code: "overloaded", message: "" }))).toBe(
    30_000,
  );
  expect(inState("error", new AppError({ status: 404, code: "not_found", message: "" }))).toBe(
    false,
  );
  expect(inState("success", null)).toBe(false);
});

it("asks again for what failed when the connection is back, and for nothing else", async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <List name="One" there />
      <List name="Other" there={false} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("One is there")).toBeVisible();
  expect(await screen.findByText("Other failed")).toBeVisible();
  const connect = (event: string) => act(() => window.dispatchEvent(new Event(event)));
  connect("offline");
  expect(asked).toEqual(["One", "Other"]);
  reachable = true;
  connect("online");
  expect(await screen.findByText("Other is there")).toBeVisible();
  expect(asked).toEqual(["One", "Other", "Other"]);
});

import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { startFromPage } from "@/api/initial-answers";
import { session } from "@/api/session";

import { granted, network, token } from "./network";

const BROUGHT = {
  "/goals?archived=true": { etag: null, body: { payload: { datas: ["brought"] } } },
  "/notifications?limit=1": { etag: '"n1"', body: { payload: { datas: [], unread: 3 } } },
};
const ARCHIVED = { archived: "true" } as const;

let asked: Request[];

/** Opens a page that brings a token and these answers. */
function openPage(answers: object = BROUGHT): boolean {
  const grant = { accessToken: token("a"), payload: { datas: [] } };
  const block = JSON.stringify({ token: grant, answers }).replaceAll("<", "\\u003c");
  document.body.innerHTML = `<script type="application/json" id="initial-answers">${block}</script>`;
  return startFromPage();
}

const getGoals = async (): Promise<unknown[]> =>
  payloadOf(await api.GET("/goals", { params: { query: ARCHIVED } })).datas;

function Goals() {
  const { data } = useQuery({
    queryKey: ["goals"],
    queryFn: getGoals,
    ...initialAnswer("/goals", ARCHIVED, ({ datas }): unknown[] => datas),
    staleTime: 30_000,
  });
  return <p>{data?.join() ?? "waiting"}</p>;
}

beforeEach(() => {
  document.documentElement.lang = "en";
  asked = network((_request, path) =>
    path === "/token" ? granted(token("b")) : Response.json({ payload: { datas: ["asked"] } }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the page brings is used once, and nothing of it stays on the page", async () => {
  expect(openPage()).toBe(true);
  expect(session.state()).toMatchObject({ status: "signed-in", claims: { username: "ayu" } });
  expect(document.documentElement.innerHTML).not.toContain(token("a"));
  const { data, response } = await api.GET("/notifications", { params: { query: { limit: 1 } } });
  expect(data?.payload.unread).toBe(3);
  expect(response.headers.get("ETag")).toBe('"n1"');
  expect(await getGoals()).toEqual(["brought"]);
  expect(asked).toEqual([]);
  expect(await getGoals()).toEqual(["asked"]);
  // With the token that came.
  expect(asked.map(({ headers }) => headers.get("Authorization"))).toEqual([
    `Bearer ${token("a")}`,
  ]);
});

test("a screen shows it with its first rendering, also in strict mode", () => {
  openPage();
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Goals />
      </QueryClientProvider>
    </StrictMode>,
  );
  expect(screen.getByText("brought")).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("a page without it is left as it is", async () => {
  document.body.innerHTML = "";
  expect(startFromPage()).toBe(false);
});

const CHANGES: Record<string, () => unknown> = {
  "half a minute": () => vi.setSystemTime(Date.now() + 31_000),
  "another language": () => (document.documentElement.lang = "id"),
  "a change": () => api.PUT("/users/preferences", { body: { theme: "dark" } }),
  "another person": () => session.begin({ accessToken: token("c", 300, "02"), payload: {} }),
};

test.each(Object.entries(CHANGES))("after %s the server is asked", async (_what, change) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  openPage();
  await change();
  expect(await getGoals()).toEqual(["asked"]);
});

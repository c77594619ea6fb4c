import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { NetworkError } from "@/api/errors";
import { Session } from "@/api/session";

import { granted, network, refusal, signedOut, token } from "./network";

const opened: Session[] = [];

function tab(): Session {
  const session = new Session();
  opened.push(session);
  return session;
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const session of opened.splice(0)) session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("many calls at once wait for one renewal", async () => {
  const asked = network(() => granted(token("a")));
  const session = tab();
  const tokens = await Promise.all([session.token(), session.token(), session.token()]);
  expect(new Set(tokens)).toEqual(new Set([token("a")]));
  expect(asked).toHaveLength(1);
  expect(session.state()).toMatchObject({ status: "signed-in", claims: { username: "ayu" } });
});

test("a token is used until half a minute before its end, by this device's own count", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  let made = 0;
  network(() => granted(token(`t${(made += 1)}`, 300)));
  const session = tab();
  await session.token();
  vi.advanceTimersByTime(269_000);
  expect(await session.token()).toBe(token("t1"));
  vi.advanceTimersByTime(2_000);
  expect(await session.token()).toBe(token("t2"));
});

test("nobody is taken for signed out while the server is being asked", async () => {
  network(() => granted(token("a")));
  const session = tab();
  const asked = session.check();
  session.assumeSignedOut();
  expect(session.state().status).toBe("unknown");
  await asked;
  expect(session.state().status).toBe("signed-in");
});

test("only a 401 means signed out", async () => {
  network(signedOut);
  const session = tab();
  await session.check();
  expect(session.state().status).toBe("signed-out");
  expect(await session.token()).toBeNull();
});

test.each([
  ["a store out of reach", () => refusal(503, "unavailable")],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s is no logout, and asking again helps", async (_what, fail) => {
  let up = false;
  network(() => (up ? granted(token("a")) : fail()));
  const session = tab();
  await session.check();
  expect(session.state().status).toBe("unreachable");
  up = true;
  await session.check();
  expect(session.state().status).toBe("signed-in");
});

test("an outage while signed in leaves the person signed in", async () => {
  let up = true;
  network(() => (up ? granted(token("a")) : Promise.reject(new TypeError("Failed to fetch"))));
  const session = tab();
  await session.check();
  up = false;
  await expect(session.tokenAfter(token("a"))).rejects.toBeInstanceOf(NetworkError);
  expect(session.state().status).toBe("signed-in");
});

test("signing out reaches the other tabs and leaves no token behind", async () => {
  network((request) =>
    request.method === "DELETE" ? Response.json({ payload: {} }) : granted(token("a")),
  );
  const [here, there] = [tab(), tab()];
  await here.check();
  await vi.waitFor(() => expect(there.state().status).toBe("signed-in"));
  await here.logout();
  expect(here.state()).toMatchObject({ status: "signed-out", left: true });
  await vi.waitFor(() => expect(there.state()).toMatchObject({ status: "signed-out", left: true }));
  expect(await there.token()).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("head.");
  expect(here.likely()).toBe(false);
});

test("a logout that fails leaves the person signed in", async () => {
  network((request) =>
    request.method === "DELETE" ? refusal(503, "unavailable") : granted(token("a")),
  );
  const session = tab();
  await session.check();
  await expect(session.logout()).rejects.toMatchObject({ status: 503 });
  expect(session.state().status).toBe("signed-in");
});

test("a renewal that the person did not cause says so", async () => {
  const asked = network(() => granted(token("a")));
  await tab().token({ background: true });
  expect(asked[0]?.headers.get("X-Background")).toBe("1");
});

test("a new cookie goes on in every tab without anybody being taken for signed out", async () => {
  let made = 0;
  network(() => granted(token(`t${(made += 1)}`)));
  const [here, there] = [tab(), tab()];
  await here.check();
  await vi.waitFor(() => expect(there.state().status).toBe("signed-in"));
  const seen: string[] = [];
  there.subscribe(() => seen.push(there.state().status));
  await here.goOn();
  await vi.waitFor(async () => expect(await there.token()).toBe(token("t2")));
  expect(new Set(seen)).toEqual(new Set(["signed-in"]));
});

test("every tab learns how long the session lasts, and when it was used", async () => {
  const details = { idle_seconds: 1800, ends_at: "2026-11-20T22:00:00Z", quiz_closed: false };
  network(() => Response.json({ accessToken: token("a"), payload: { datas: [details] } }));
  const [here, there] = [tab(), tab()];
  await here.token({ background: true });
  expect(here.lastUsed()).toBe(0);
  await vi.waitFor(() => expect(there.state().details).toEqual(details));
  await here.check();
  expect(there.lastUsed()).toBeGreaterThan(0);
});

test("a renewal that is refused because of a logout leaves it a logout", async () => {
  let refuse = (_: Response) => {};
  network((_request, path) => {
    if (path === "/logout") return Response.json({ message: "", payload: {} });
    return new Promise((answer) => {
      refuse = answer;
    });
  });
  const session = tab();
  const asked = session.check();
  await vi.waitFor(() => refuse(granted(token("a", 1))));
  await asked;
  const renewed = session.token();
  await session.logout();
  refuse(signedOut());
  expect(await renewed).toBeNull();
  expect(session.state()).toMatchObject({ status: "signed-out", left: true });
});

test("the token is in no storage, cookie or address of the browser", async () => {
  network(() => granted(token("a")));
  const session = tab();
  await session.check();
  expect(await session.token()).toBe(token("a"));
  const kept = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    location.href,
  ]);
  expect(kept).toContain("localhost");
  expect(kept).not.toContain(token("a").split(".")[1]);
});

test("a login starts its session in every tab without a further call", async () => {
  const asked = network(signedOut);
  const [here, there] = [tab(), tab()];
  await Promise.all([here.check(), there.check()]);
  const before = asked.length;
  const details = { idle_seconds: 1800, ends_at: "2026-11-20T22:00:00Z", quiz_closed: false };
  await here.begin({ accessToken: token("a"), payload: { datas: [details] } });
  expect(here.state()).toMatchObject({ status: "signed-in", details });
  await vi.waitFor(() => expect(there.state()).toMatchObject({ status: "signed-in", details }));
  expect(await here.token()).toBe(token("a"));
  expect(await there.token()).toBe(token("a"));
  expect(here.lastUsed()).toBeGreaterThan(0);
  expect(asked).toHaveLength(before);
});

import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answer, serve } from "../support/server";
import { fakeBrowser, noBrowser, SITE_KEY } from "./fake-browser";

const ROW = { id: "1", device: null, created_at: "2024-06-18T01:00:00Z" };
const OLD_KEY = SITE_KEY.replace(/.$/, "A");

/** The page as it is after a fresh load, for somebody who is signed in. */
async function load() {
  vi.resetModules();
  const calls = serve({
    "GET /push-subscriptions": () => answer({ datas: [], public_key: SITE_KEY }),
    "POST /push-subscriptions": () => answer({ message: "Yes.", datas: [ROW] }, 201),
    "DELETE /logout": () => answer({ message: "Bye." }),
  });
  const { session } = await import("@/api/session");
  const { watchPush } = await import("@/features/push/watch");
  await session.goOn();
  return { calls, session, watchPush };
}

const page = { owner: "01", open: vi.fn(), pushed: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(noBrowser);

test("nothing happens in a browser where nobody wanted it", async () => {
  const browser = fakeBrowser();
  const { calls, watchPush } = await load();
  watchPush(page);
  await Promise.resolve();
  expect(calls).toEqual([]);
  expect(browser.registered).toBe(false);
});

test("after a new sign-in, or a new key of the site, the server hears of this browser once", async () => {
  const browser = fakeBrowser({ siteKey: OLD_KEY });
  localStorage.setItem("push", "01");
  const { calls, watchPush } = await load();
  watchPush(page);
  await waitFor(() => expect(sessionStorage.getItem("push-told")).toBe("01"));
  expect(calls.map(({ method, background }) => [method, background])).toEqual([
    ["GET", true],
    ["POST", true],
  ]);
  const kept = new Uint8Array(
    browser.subscription?.options.applicationServerKey ?? new ArrayBuffer(),
  );
  expect(kept.at(-1)).toBe("k".charCodeAt(0));
  const again = await load();
  again.watchPush(page);
  await Promise.resolve();
  expect(again.calls).toEqual([]);
});

test("somebody else who signs in here gets nothing of the one before", async () => {
  const browser = fakeBrowser({ siteKey: SITE_KEY });
  localStorage.setItem("push", "02");
  const { calls, watchPush } = await load();
  watchPush(page);
  await waitFor(() => expect(browser.subscription).toBeNull());
  expect(localStorage.getItem("push")).toBeNull();
  expect(calls).toEqual([]);
});

test("signing out ends it in this browser; the same person has it again after the next sign-in", async () => {
  const browser = fakeBrowser({ siteKey: SITE_KEY });
  localStorage.setItem("push", "01");
  const { session, watchPush } = await load();
  watchPush(page);
  await waitFor(() => expect(sessionStorage.getItem("push-told")).toBe("01"));
  const close = vi.fn();
  browser.shown = [{ close } as unknown as Notification];
  await session.logout();
  await waitFor(() => expect(browser.subscription).toBeNull());
  expect(close).toHaveBeenCalled();
  // What an earlier release stored of the person is a mark by now.
  expect(localStorage.getItem("push")).toMatch(/^[\w+/]{43}=$/);
  expect(sessionStorage.getItem("push-told")).toBeNull();
  await session.goOn();
  watchPush(page);
  await waitFor(() => expect(browser.subscription).not.toBeNull());
});

test("a tap goes to its page without loading anew, and a push has the bell ask", async () => {
  const browser = fakeBrowser();
  const { watchPush } = await load();
  const leave = watchPush(page);
  expect(await browser.tell({ kind: "open", path: "/reminders" })).toBe(true);
  expect(page.open).toHaveBeenCalledExactlyOnceWith("/reminders");
  void browser.tell("pushed");
  expect(page.pushed).toHaveBeenCalledOnce();
  leave();
  void browser.tell({ kind: "open", path: "/overview" });
  expect(page.open).toHaveBeenCalledOnce();
});

import { QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import NotificationWatcher from "@/app/member/NotificationWatcher";
import { UNREAD_KEY } from "@/features/notifications/unread";
import { watchNotifications } from "@/features/notifications/watch-notifications";

import { answer, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

/** An answer with the number of unread ones, known by the number itself. */
function counted(unread: number): Response {
  const response = answer({ datas: [], unread, next_cursor: null });
  response.headers.set("ETag", `"${String(unread)}"`);
  return response;
}

const saying = () => document.querySelector("p[role=status]");

const stops: (() => void)[] = [];

/** A tab with its own cache that watches. */
function watch(owner = "01") {
  const client = new QueryClient();
  stops.push(watchNotifications(client, owner));
  return { client, unread: () => client.getQueryData(UNREAD_KEY) };
}

beforeEach(async () => {
  serve({});
  await session.goOn();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test("the number is asked for in the background, and by what is known already", async () => {
  const calls = serve({ "GET /notifications": () => counted(3) });
  const { client, unread } = watch();
  await waitFor(() => expect(unread()).toBe(3));
  expect(calls[0]).toMatchObject({ path: "/notifications?limit=1", background: true, known: null });

  const later = serve({ "GET /notifications": () => new Response(null, { status: 304 }) });
  await client.invalidateQueries({ queryKey: ["notifications"] });
  await waitFor(() => expect(later).toHaveLength(1));
  expect(later[0]?.known).toBe('"3"');
  expect(unread()).toBe(3);

  serve({ "GET /notifications": noConnection });
  await client.invalidateQueries({ queryKey: ["notifications"] });
  serve({ "GET /notifications": () => counted(4) });
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(unread()).toBe(4));
});

test("what one tab hears, the other tabs of the same person hear of it", async () => {
  let now = 1;
  serve({ "GET /notifications": () => counted(now) });
  const other = watch();
  const stranger = watch("02");
  await waitFor(() => expect([other.unread(), stranger.unread()]).toEqual([1, 1]));
  now = 5;
  const one = watch();
  await waitFor(() => expect([one.unread(), other.unread()]).toEqual([5, 5]));
  expect(stranger.unread()).toBe(1);
});

test("what was read meanwhile is not undone by an answer that is older", async () => {
  let give: (response: Response) => void = () => undefined;
  serve({ "GET /notifications": () => new Promise<Response>((resolve) => (give = resolve)) });
  const { client, unread } = watch();
  await waitFor(() => expect(give.length).toBe(1));
  client.setQueryData(UNREAD_KEY, 0);
  give(counted(2));
  await new Promise((done) => setTimeout(done, 20));
  expect(unread()).toBe(0);
});

test("the title carries the number, and one that grows is read out once", async () => {
  document.title = "Overview · Lumbung";
  let now = 2;
  serve({ "GET /notifications": () => counted(now) });
  const { client, unmount } = showScreen(<NotificationWatcher />);
  await waitFor(() => expect(document.title).toBe("(2) Overview · Lumbung"));
  expect(saying()).toHaveTextContent("2 unread notifications");
  document.title = "Budget · Lumbung";
  await waitFor(() => expect(document.title).toBe("(2) Budget · Lumbung"));
  now = 1;
  await client.invalidateQueries({ queryKey: UNREAD_KEY });
  await waitFor(() => expect(document.title).toBe("(1) Budget · Lumbung"));
  expect(saying()).toBeEmptyDOMElement();
  unmount();
  expect(document.title).toBe("Budget · Lumbung");
});

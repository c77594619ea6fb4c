import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import PushCard from "@/features/push/PushCard";

import { answer, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { ENDPOINT, fakeBrowser, noBrowser, SITE_KEY } from "./fake-browser";

const HERE = { id: "1", device: "Chrome · Android", created_at: "2024-06-18T01:00:00Z" };
const OTHER = { id: "2", device: "Firefox · Linux", created_at: "2024-06-17T01:00:00Z" };

function open({ key = SITE_KEY as string | null, datas = [OTHER] } = {}) {
  const calls = serve({
    "GET /push-subscriptions": () => answer({ datas, public_key: key }),
    "POST /push-subscriptions": () => answer({ message: "Yes.", datas: [HERE] }, 201),
    "DELETE /push-subscriptions": () => answer({ message: "No." }),
  });
  return { ...showScreen(<PushCard />), calls };
}

const toggle = () => screen.findByRole("switch", { name: /Notifications on this device/ });

beforeEach(async () => {
  serve({});
  await session.goOn();
});

afterEach(noBrowser);

test("asks for the permission only after a press, then tells the server of this browser", async () => {
  const browser = fakeBrowser();
  const { calls } = open();
  expect(await toggle()).not.toBeChecked();
  expect(
    screen.getByText("Notifications are on in Firefox · Linux until you sign out there."),
  ).toBeVisible();
  expect([browser.asked, browser.registered]).toEqual([0, false]);
  fireEvent.click(await toggle());
  await screen.findByText("On. Your next reminder will show here too.");
  expect(await toggle()).toBeChecked();
  expect(browser.asked).toBe(1);
  expect(calls.at(-1)).toMatchObject({
    method: "POST",
    body: { endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } },
  });
});

test("turned off, nothing of it is left in this browser, even without a connection", async () => {
  const browser = fakeBrowser({ siteKey: SITE_KEY });
  localStorage.setItem("push", "01");
  const { calls } = open({ datas: [HERE, OTHER] });
  await waitFor(async () => expect(await toggle()).toBeChecked());
  serve({ "DELETE /push-subscriptions": noConnection });
  fireEvent.click(await toggle());
  await waitFor(async () => expect(await toggle()).not.toBeChecked());
  expect(browser.subscription).toBeNull();
  expect(localStorage.getItem("push")).toBeNull();
  expect(calls.map(({ method }) => method)).toEqual(["GET", "POST"]);
});

test("says how to undo a refusal, and does not ask again", async () => {
  const browser = fakeBrowser();
  browser.says = "denied";
  open();
  fireEvent.click(await toggle());
  await screen.findByText(/Your browser is blocking notifications from Lumbung/);
  expect(screen.queryByRole("switch")).toBeNull();
  expect(browser.registered).toBe(false);
});

test("a question that was closed may be asked again", async () => {
  const browser = fakeBrowser();
  browser.says = "default";
  open();
  fireEvent.click(await toggle());
  await screen.findByText(/You haven't responded to your browser's prompt/);
  expect(await toggle()).not.toBeChecked();
  browser.says = "granted";
  fireEvent.click(await toggle());
  await screen.findByText("On. Your next reminder will show here too.");
});

test("a push service out of reach leaves it off and says so", async () => {
  const browser = fakeBrowser();
  browser.fails = new DOMException("Registration failed", "AbortError");
  open();
  fireEvent.click(await toggle());
  const failed = /Your browser couldn't reach its notification service/;
  expect((await screen.findByText(failed)).closest("[role=alert]")).not.toBeNull();
  expect(await toggle()).not.toBeChecked();
  browser.fails = null;
  fireEvent.click(await toggle());
  await screen.findByText("On. Your next reminder will show here too.");
  expect(screen.queryByText(failed)).toBeNull();
});

test("where the site has no keys, or nothing can be loaded, it says that", async () => {
  fakeBrowser();
  const first = open({ key: null });
  await screen.findByText(/aren't available on this site/);
  expect(screen.queryByRole("switch")).toBeNull();
  first.unmount();
  serve({ "GET /push-subscriptions": noConnection });
  showScreen(<PushCard />);
  const retry = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /push-subscriptions": () => answer({ datas: [], public_key: SITE_KEY }) });
  fireEvent.click(retry);
  expect(await toggle()).not.toBeChecked();
});

test("a browser that cannot do it is told so, an iPhone how it can; neither asks the server", async () => {
  const first = open();
  await screen.findByText(/This browser can't show notifications/);
  first.unmount();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18)");
  const { calls } = open();
  await screen.findByText(/Add to Home Screen/);
  expect(calls).toEqual([]);
  vi.restoreAllMocks();
});

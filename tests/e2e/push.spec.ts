import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { API } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const WORKER = "/sw.js";

test.use({ worker: true });

/** Installs the worker as turning push on does, and finds its registration in the browser. */
async function install(page: Page, context: BrowserContext): Promise<[CDPSession, string]> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await page.evaluate(async (worker) => {
    await navigator.serviceWorker.register(worker);
    await navigator.serviceWorker.ready;
  }, WORKER);
  return [session, await registered];
}

/** What the browser shows. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ title, body, tag }) => `${title}: ${body} (${tag})`);
  });
}

test("shows what is pushed, and a tap goes there in the open page", async ({
  page,
  context,
  account: _account,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"]);
  const answer = await page.request.get(WORKER);
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  expect(answer.headers()["content-type"]).toContain("javascript");
  await page.goto("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const [session, registrationId] = await install(page, context);
  const push = (data: object) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(baseURL ?? "").origin,
      registrationId,
      data: JSON.stringify(data),
    });
  const bill = { title: "Electricity", path: "/reminders", tag: "bill", language: "en" };
  const asked = page.waitForRequest((request) => request.url().includes("/api/v1/notifications"));
  await push({ ...bill, text: "Due today." });
  await expect.poll(() => shown(page)).toEqual(["Electricity: Due today. (bill)"]);
  // The bell asks at once instead of waiting for its turn.
  await asked;
  // The same thing said again takes the place of what is shown.
  await push({ ...bill, text: "Still due." });
  await expect.poll(() => shown(page)).toEqual(["Electricity: Still due. (bill)"]);

  await page.evaluate(() => Reflect.set(window, "kept", true));
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const tap = Object.assign(new Event("notificationclick"), {
      notification,
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    });
    globalThis.dispatchEvent(tap);
  });
  await expect(page).toHaveURL(/\/reminders$/);
  expect(await page.evaluate(() => Reflect.get(window, "kept")), "no reload").toBe(true);
  await expect.poll(() => shown(page)).toEqual([]);
});

/** A push service for this page: out of reach at first, then there; browsers have none in tests. */
async function lateService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let tries = 0;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
    const text = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
    PushManager.prototype.subscribe = async (options) => {
      tries += 1;
      if (tries === 1) throw new DOMException("push service not available", "AbortError");
      const curve = { name: "ECDH", namedCurve: "P-256" };
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
      const p256dh = text(new Uint8Array(await crypto.subtle.exportKey("raw", publicKey)));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)));
      const keys = Object.fromEntries(
        Object.entries({ p256dh, auth }).map(([name, key]) => [
          name,
          key.replaceAll("+", "-").replaceAll("/", "_"),
        ]),
      );
      const made = { endpoint, options, toJSON: () => ({ endpoint, keys }) };
      return made as unknown as PushSubscription;
    };
  });
}

test("asks only after a press, says what failed, and tells where it is on", async ({
  page,
  context,
  account,
}) => {
  await context.grantPermissions(["notifications"]);
  await lateService(page);
  await page.goto("/notification");
  const toggle = page.getByRole("switch", { name: /Notifications on this device/ });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(
    page.getByText(/Your browser couldn't reach its notification service/),
  ).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await expectAccessible(page);
  await toggle.click();
  await expect(page.getByText("On. Your next reminder will show here too.")).toBeVisible();
  await expect(toggle).toBeChecked();
  const devices = async () => {
    const headers = { Authorization: `Bearer ${account.token}` };
    const answer = await page.request.get(`${API}/push-subscriptions`, { headers });
    return (await answer.json()).payload.datas as unknown[];
  };
  expect(await devices()).toHaveLength(1);
});

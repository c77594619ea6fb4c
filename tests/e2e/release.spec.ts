import type { Page, Request, Route } from "@playwright/test";
import { expectLateParts } from "./support/late-parts";
import { API, newPerson } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

/** A part of the build, also where it is asked for again. */
const PARTS = /\/assets\/[^/]+\.js/;

test.use({ counted: true, refusals: [404] });

/** Counts from now how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Uses the page, and waits for what was kept until then. */
async function beginUse(page: Page): Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (PARTS.test(request.url())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  await page.keyboard.press("Shift");
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await expect.poll(() => open.size).toBe(0);
}

/** Opens a page and waits for the last part that comes by itself: the one that counts the page. */
async function open(page: Page, path: string): Promise<void> {
  const counted = page.waitForRequest(`**${API}/views`);
  await page.goto(path);
  await counted;
}

/**
 * From now on the part that is fetched next is gone; the answer brings it back. The route stays:
 * a request that is on its way when a route is removed may never be answered.
 */
async function loseNextPart(page: Page): Promise<() => void> {
  let gone: string | undefined;
  let isBack = false;
  await page.route(PARTS, async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    gone ??= pathname;
    if (pathname === gone && !isBack) await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  return () => {
    isBack = true;
  };
}

async function expectFallback(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
  await expect(heading).toBeVisible();
  await expect(page.getByText(/Part of this page didn't load/)).toBeVisible();
  await expectAccessible(page);
}

test("what is typed in the record dialog outlives a part that is gone", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  const loads = countLoads(page);
  const dialog = page.getByRole("dialog");
  const expectTyped = async () => {
    await expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("25.000");
    await expect(dialog.getByRole("combobox", { name: "Transaction Detail" })).toHaveValue("bakso");
  };
  await open(page, "/transaction");
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("25rb");
  await dialog.getByRole("combobox", { name: "Transaction Detail" }).fill("bakso");
  const bringBack = await loseNextPart(page);
  const openCalendar = () => dialog.getByRole("button", { name: /^Date/ }).click();

  await openCalendar();
  await expect.poll(loads).toBe(2);
  await expectTyped();

  // The dialog alone closes, as the page behind it is whole.
  await openCalendar();
  const toast = page.getByRole("alert").filter({ hasText: "Part of this form didn't load." });
  await expect(toast).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Transactions" })).toBeVisible();
  await expectAccessible(page);

  bringBack();
  await toast.getByRole("button", { name: "Try again" }).click();
  await expectTyped();
  await openCalendar();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(loads()).toBe(2);
});

test("a screen that is gone loads the page once, then says so and offers another try", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  const loads = countLoads(page);
  await open(page, "/overview");
  const link = page.getByRole("link", { name: "Transaction", exact: true });
  await expect(link).toBeVisible();
  // The next part is then one of the screen that is opened.
  await expectLateParts(page);
  await beginUse(page);
  const bringBack = await loseNextPart(page);
  await link.click();
  await expectFallback(page);
  expect(loads()).toBe(2);
  bringBack();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Transactions" })).toBeVisible();
  await expect(page).toHaveURL("/transaction");
  expect(loads()).toBe(3);
});

test("what is typed to register outlives a part that is gone, except for passwords", async ({
  page,
}) => {
  const person = newPerson();
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await page.addInitScript(() => {
    Object.assign(window, { kept: JSON.stringify({ ...sessionStorage }) });
  });
  await open(page, "/register");
  for (const [name, text] of Object.entries(person)) await field(name).fill(text);
  await field("confPassword").fill(person.password);
  const bringBack = await loseNextPart(page);
  const reloading = page.waitForRequest((request) => request.isNavigationRequest());
  const reloaded = page.waitForEvent("load");
  await page.getByRole("link", { name: "Login" }).click();
  await reloading;
  bringBack();
  await reloaded;

  const kept = () => page.evaluate(() => String(Reflect.get(window, "kept")));
  expect(await kept()).toContain(person.email);
  expect(await kept()).not.toContain(person.password);
  expect(await kept()).not.toMatch(/assword|oken/);
  await page.getByRole("link", { name: "Register" }).click();
  await expect(field("email")).toHaveValue(person.email);
  await expect(field("fullname")).toHaveValue(person.fullname);
  await expect(field("password")).toHaveValue("");
});

import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { askForBarePages } from "./support/bare-pages";
import { API, newPerson, register } from "./support/people";
import { expect, test } from "./support/test";

const TOKEN = `${API}/token`;

interface Calls {
  /** Calls for a new token, and how many of them were on their way at once at most. */
  renewals: number;
  most: number;
  others: number;
}

/** Counts the calls of all tabs, and lets each renewal take long enough to meet another one. */
async function countCalls(context: BrowserContext): Promise<Calls> {
  const calls: Calls = { renewals: 0, most: 0, others: 0 };
  let open = 0;
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(API) && pathname !== TOKEN) calls.others += 1;
  });
  await context.route(`**${TOKEN}`, async (route) => {
    calls.renewals += 1;
    open += 1;
    calls.most = Math.max(calls.most, open);
    await setTimeout(300);
    const response = await route.fetch();
    open -= 1;
    await route.fulfill({ response });
  });
  return calls;
}

/** Moves the clock of a tab past the end of its token. */
async function moveClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 600_000;
  });
}

/** Lets a tab look at everything again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

test("two tabs and all their calls renew the token one at a time", async ({ context, account }) => {
  const calls = await countCalls(context);
  await askForBarePages(context);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto("/transaction")));
  for (const tab of tabs) await expect(tab.getByText("Nothing recorded yet")).toBeVisible();
  expect(account.token).not.toBe("");
  expect(calls.most).toBe(1);

  Object.assign(calls, { renewals: 0, others: 0 });
  // Both clocks first: a token that one tab renews would be too old for a tab that moves later.
  await Promise.all(tabs.map(moveClock));
  await Promise.all(tabs.map(lookAgain));
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Summary" }).click()));
  await Promise.all(tabs.map((tab) => tab.getByRole("radio", { name: "Week" }).click()));
  await expect.poll(() => calls.others).toBeGreaterThanOrEqual(10);
  expect(calls).toMatchObject({ renewals: 1, most: 1 });
});

test.describe("somebody with two tabs", () => {
  test.use({ refusals: [401] });

  test("signs in and out of both at once", async ({ context, page }) => {
    const person = newPerson();
    await register(page.request, person);
    const other = await context.newPage();
    await Promise.all([page.goto("/overview"), other.goto("/transaction")]);
    await expect(page).toHaveURL("/login?next=%2Foverview");
    await expect(other).toHaveURL("/login?next=%2Ftransaction");

    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/overview");
    await expect(other).toHaveURL("/transaction");
    await expect(other.getByRole("heading", { name: "Transactions" })).toBeVisible();

    await other.getByRole("button", { name: "Logout" }).first().click();
    await expect(other).toHaveURL("/");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  });
});

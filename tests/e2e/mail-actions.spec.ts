import type { Browser, Page } from "@playwright/test";
import { waitForMailedLink } from "./support/mail";
import { API } from "./support/people";
import { rows } from "./support/records";
import { type Account, expect, expectAccessible, test } from "./support/test";

/** Something to be reminded of in this minute, or in a few seconds where that is the next one. */
async function dueNow(page: Page, { token }: Account, more: object): Promise<void> {
  const soon = new Date(Date.now() + 5000);
  const zone = { timeZone: "Asia/Jakarta" };
  const day = new Intl.DateTimeFormat("sv-SE", { ...zone, dateStyle: "short" }).format(soon);
  const time = new Intl.DateTimeFormat("sv-SE", { ...zone, timeStyle: "short" }).format(soon);
  const headers = { Authorization: `Bearer ${token}` };
  const data = { kind: "bill", day, time, ...more };
  const answer = await page.request.post(`${API}/reminders`, { headers, data });
  expect(answer.status()).toBe(201);
}

/** Where a mailed link leads, opened in a browser in which nobody is signed in. */
async function elsewhere(browser: Browser, locale: string, viewport = { width: 390, height: 844 }) {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL, locale, viewport });
  return { reader: await context.newPage(), close: () => context.close() };
}

async function pathOf(link: Promise<string>): Promise<string> {
  const { pathname, search } = new URL(await link);
  return pathname + search;
}

test("what is due is done from its mail, signed out: not by opening it, and once", async ({
  browser,
  page,
  account,
}) => {
  await dueNow(page, account, { description: "Kos rent, July", amount: 1_500_000 });
  const link = await pathOf(waitForMailedLink(account.person.email, "doneToken"));
  const { reader, close } = await elsewhere(browser, "en-US");
  await reader.goto(link);
  await expect(reader.getByRole("heading", { name: "Is it done?" })).toBeVisible();
  await expect(reader.getByText("Kos rent, July")).toBeVisible();
  await expect(reader.getByText("Rp1.500.000 will be recorded")).toBeVisible();
  await expectAccessible(reader);
  expect(await rows(page, account.token)).toBe(0);

  const done = reader.getByRole("heading", { name: "Done: Kos rent, July" });
  await reader.getByRole("button", { name: "Yes, it's done" }).click();
  await expect(done).toBeFocused();
  await expect(reader.getByText("Rp1.500.000 is recorded")).toBeVisible();
  await expect(reader).not.toHaveURL(/doneToken/);
  await expectAccessible(reader);
  await reader.reload();
  await expect(done).toBeVisible();
  await reader.goto(link);
  await expect(done).toBeVisible();
  await close();

  expect(await rows(page, account.token)).toBe(1);
  await page.goto("/transaction");
  await expect(page.getByText("-Rp1.500.000").first()).toBeVisible();
});

test("a mail's foot turns such mails off, signed out, and on again", async ({
  browser,
  page,
  account,
}) => {
  await dueNow(page, account, { description: "Service Motorcycle" });
  const link = await pathOf(waitForMailedLink(account.person.email, "unsubscribeToken"));
  const { reader, close } = await elsewhere(browser, "en-US");
  await reader.goto(link);
  await expect(reader.getByText(/^These emails cover reminders/)).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(
    reader.getByRole("heading", { name: "You won't get these emails any more" }),
  ).toBeFocused();
  await expect(reader).not.toHaveURL(/unsubscribeToken/);
  await expectAccessible(reader);

  await page.goto("/notification");
  const toggle = page.getByRole("switch", { name: /^Reminders/ });
  await expect(toggle).not.toBeChecked();
  await reader.reload();
  await reader.getByRole("button", { name: "Send them again" }).click();
  await expect(
    reader.getByRole("heading", { name: "You'll get these emails again" }),
  ).toBeFocused();
  await close();
  await page.reload();
  await expect(toggle).toBeChecked();
});

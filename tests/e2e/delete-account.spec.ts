import type { Browser, Page } from "@playwright/test";
import { flask } from "./support/command";
import { endClosingTime, isKept } from "./support/database";
import { waitForMailedLink } from "./support/mail";
import { API, newPerson, type Person, register, signIn, tokenOf } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

test.use({ refusals: [400, 401, 422] });

const WRONG = "Wrong email or password. Please try again.";

async function typeIn(page: Page, word: string, password: string) {
  const dialog = page.getByRole("dialog", { name: "Delete Account" });
  await dialog.getByLabel("Type DELETE to confirm").fill(word);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  return dialog;
}

async function close(page: Page, person: Person): Promise<void> {
  await page.goto("/setting");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await typeIn(page, "DELETE", person.password);
  await expect(page.getByRole("heading", { name: "Account deleted!" })).toBeVisible();
}

async function signInHere(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** The same person on another device. */
async function elsewhere(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context.request, person);
  const page = await context.newPage();
  await page.goto("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);
  return page;
}

test("a closed account is signed out everywhere, and the mailed link undoes it", async ({
  browser,
  context,
  page,
  account: { person },
}) => {
  const device = await elsewhere(browser, person);
  const tab = await context.newPage();
  await tab.goto("/overview");
  await expect(tab.getByRole("heading", { level: 1 })).toContainText(person.username);
  // Behind another tab a page is drawn only once in a second.
  await page.bringToFront();

  await page.goto("/setting");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = await typeIn(page, "DELET", person.password);
  await expect(dialog.getByText('Please type "DELETE" to confirm.')).toBeVisible();
  await expectAccessible(page);
  await typeIn(page, "DELETE", "another password");
  await expect(dialog.getByText("Wrong password. Please try again.")).toBeVisible();
  await expect(dialog.getByLabel("Type DELETE to confirm")).toHaveValue("DELETE");
  await typeIn(page, "DELETE", person.password);

  await expect(page.getByRole("heading", { name: "Account deleted!" })).toBeVisible();
  await expect(page.getByText("a link to undo this within 72 hours")).toBeVisible();
  await expectAccessible(page);
  await expect(tab).toHaveURL("/");
  // It may have found out by itself meanwhile; whatever it opens now leads to signing in.
  await device.goto("/transaction");
  await expect(device).toHaveURL(/\/login\?next=/);
  await signInHere(device, person);
  await expect(device.getByRole("alert")).toHaveText(WRONG);

  await page.goto(await waitForMailedLink(person.email, "restoreToken"));
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByRole("link", { name: "Login" }).click();
  await signInHere(page, person);
  await expect(page).toHaveURL("/");
  await page.goto("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);
  await device.context().close();
});

test("72 hours later everything is erased, and the address is free again", async ({ page }) => {
  const person = newPerson();
  // A name that nobody else has, also when this runs again.
  person.fullname = `Rengganis ${person.username}`;
  await register(page.request, person);
  await signIn(page.request, person);
  await close(page, person);
  const link = await waitForMailedLink(person.email, "restoreToken");
  expect(await isKept(person.email)).toBe(true);
  await endClosingTime(person.email);
  // The worker looks for accounts that are due once in a minute; here it is asked to at once.
  await flask(["run-job", "erase_accounts"]);
  expect(await isKept(person.email)).toBe(false);
  for (const trace of [person.username, person.fullname, person.phone_number.slice(1)]) {
    expect(await isKept(trace), trace).toBe(false);
  }

  await signInHere(page, person);
  await expect(page.getByRole("alert")).toHaveText(WRONG);
  await page.goto(link);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("button", { name: "Keep my account" })).toHaveCount(0);

  const form = { ...person, confPassword: person.password };
  expect((await page.request.post(`${API}/register`, { data: form })).status()).toBe(201);
  const token = tokenOf(await waitForMailedLink(person.email, "emailToken", 2));
  expect((await page.request.get(`${API}/register/confirm/${token}`)).status()).toBe(200);
  await signInHere(page, person);
  await expect(page).toHaveURL("/");
});

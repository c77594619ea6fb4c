import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { askForBarePages } from "./support/bare-pages";
import { believeInConnection } from "./support/connection";
import { asOperator } from "./support/operators";
import { fetchDialog, listed, readStorage, recordExpense, waiting } from "./support/outbox";
import { API, mustBe, newPerson, type Person, record, register, signIn } from "./support/people";
import { dontCount, expect, expectAccessible, test } from "./support/test";
import { addWallet } from "./support/wallets";

const ADD = `**${API}/transaction/add`;
const OFFLINE = 20;

test.use({ refusals: [0, 401, 409, 422] });

async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Records a sentence, in another category than it says. */
async function recordBySentence(page: Page, text: string, category: string): Promise<void> {
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "From a sentence" }).click();
  await dialog.getByRole("textbox", { name: "Sentence or message" }).fill(text);
  await expect(dialog.getByRole("textbox", { name: "Amount" })).not.toHaveValue("");
  await dialog
    .getByRole("button", { name: /^Category/ })
    .last()
    .click();
  await page.getByRole("option", { name: category }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).first().click();
}

test("what is recorded without a connection is stored once, after the browser's restart, for its owner alone", async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
  locale,
  timezoneId,
  viewport,
}) => {
  const directory = await mkdtemp(join(tmpdir(), "lumbung-browser-"));
  const start = async (): Promise<[BrowserContext, Page]> => {
    const context = await playwright.chromium.launchPersistentContext(directory, {
      ...launchOptions,
      ...contextOptions,
      ...{ baseURL, locale, timezoneId, viewport },
    });
    await dontCount(context);
    return [context, context.pages()[0] ?? (await context.newPage())];
  };
  const [ayu, bayu] = [newPerson(), newPerson("Bayu Pratama")];
  let [browser, page] = await start();
  for (const person of [ayu, bayu]) await register(browser.request, person);
  const token = await signIn(browser.request, ayu);
  await page.goto("/transaction");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await browser.setOffline(true);
  for (let entry = 1; entry <= OFFLINE; entry += 1) {
    await recordExpense(page, 1_000 + entry);
  }
  await expect(waiting(page)).toHaveAccessibleName(`${OFFLINE} entries wait for a connection`);
  await expect(waiting(page).getByText("Waiting", { exact: true })).toHaveCount(OFFLINE);
  // Nobody has looked at the categories so far.
  await expect(waiting(page).getByText("Food & Beverages", { exact: true })).toHaveCount(OFFLINE);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await browser.close();

  [browser, page] = await start();
  await browser.setOffline(true);
  await believeInConnection(page);
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Continue offline" }).click();
  await expect(waiting(page)).toHaveAccessibleName(`${OFFLINE} entries wait for a connection`);
  await recordBySentence(page, "tadi siang bakso 2rb", "Dining Out");
  await expect(waiting(page)).toHaveAccessibleName("21 entries wait for a connection");
  await page.getByRole("button", { name: "Delete bakso, Rp2.000" }).click();

  // The session ends elsewhere meanwhile, and somebody else uses the device first.
  const storageState = await browser.storageState();
  const elsewhere = await playwright.request.newContext({ baseURL, storageState });
  const headers = { Authorization: `Bearer ${token}` };
  await mustBe(200, await elsewhere.delete(`${API}/logout`, { headers }));
  await browser.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^Some entries on this device aren't sent yet/)).toBeVisible();
  await fillLogin(page, bayu);
  await expect(page.getByText("Nothing recorded yet")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/transaction/add")) {
      sent.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  await logOut(page);
  await expect(page).toHaveURL("/");
  expect(sent).toEqual([]);

  await page.goto("/transaction");
  await fillLogin(page, ayu);
  await expect(page.getByText(`${OFFLINE} waiting entries are saved.`)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Food & Beverages/ })).toHaveCount(OFFLINE);
  expect(sent).toHaveLength(OFFLINE);
  expect(new Set(sent).size).toBe(OFFLINE);
  const { totals, datas } = await listed(elsewhere, await signIn(elsewhere, ayu));
  expect(totals).toMatchObject({ count: OFFLINE, expenses: OFFLINE * 1_000 + 210 });
  expect(new Set(datas.map(({ amount }) => amount)).size).toBe(OFFLINE);
  expect((await listed(elsewhere, await signIn(elsewhere, bayu))).totals.count).toBe(0);
  await elsewhere.dispose();
  await browser.close();
  await rm(directory, { recursive: true });
});

test("two tabs send what waits once, and what is refused opens again with the sentence at its field", async ({
  context,
  page,
  account,
}) => {
  const headers = { Authorization: `Bearer ${account.token}` };
  const data = { name: "Kucing", type: "expenses" };
  const added = await mustBe(201, await page.request.post(`${API}/categories`, { headers, data }));
  const { payload } = (await added.json()) as { payload: { datas: { id: string }[] } };
  const other = await context.newPage();
  await Promise.all([page.goto("/transaction"), other.goto("/overview")]);
  // A page behind another one draws once a second.
  await page.bringToFront();
  await fetchDialog(page);
  await context.setOffline(true);
  await recordExpense(page, 11_000, "teh");
  await recordExpense(page, 12_000, "kopi");
  await page.getByRole("button", { name: "Edit kopi, Rp12.000" }).click();
  await page.getByRole("combobox", { name: "Transaction Detail" }).fill("kopi susu");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(waiting(page).getByText("kopi susu")).toBeVisible();
  await recordExpense(page, 13_000, "salah");
  await page.getByRole("button", { name: "Delete salah, Rp13.000" }).click();
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.keyboard.type("14000");
  await dialog.getByRole("button", { name: /^Category/ }).click();
  await page.getByRole("option", { name: "Kucing" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(waiting(page).getByRole("listitem")).toHaveCount(3);
  await expect(other.getByRole("link", { name: "3 entries wait for a connection" })).toBeVisible();
  await expectAccessible(page);

  const gone = await page.request.delete(`${API}/categories/${payload.datas[0]?.id ?? ""}`, {
    headers,
  });
  expect(gone.status()).toBe(200);
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/transaction/add")) {
      sent.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  await context.setOffline(false);
  await expect(waiting(page)).toHaveAccessibleName("1 entry needs your attention");
  expect(new Set(sent).size).toBe(sent.length);
  await waiting(page).getByRole("button", { name: "Review" }).click();
  await expect(dialog.getByText("We don't know this category.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Category/ }).click();
  await page.getByRole("option", { name: "Groceries" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Rp14.000 for Groceries.")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(other.getByText("needs your attention")).toHaveCount(0);
  const { totals } = await listed(page.request, account.token);
  expect(totals).toMatchObject({ count: 3, expenses: 37_000 });
});

test("an operator who signs out in the console is asked about entries that wait, too", async ({
  context,
  page,
}) => {
  await asOperator(page);
  await page.goto("/transaction");
  await context.route(ADD, (route) => route.abort("internetdisconnected"));
  await recordExpense(page, 23_000, "bakwan");
  await expect(waiting(page)).toHaveAccessibleName("1 entry waits for a connection");
  await page.goto("/dashboard");
  const logout = page.getByRole("button", { name: "Logout" }).first();
  await logout.click();
  const question = page.getByRole("dialog", { name: "Send your waiting entries first?" });
  await expect(question).toContainText("1 entry is saved on this device only");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await logout.click();
  await context.unroute(ADD);
  await question.getByRole("button", { name: "Send them first" }).click();
  await expect(page).not.toHaveURL(/dashboard/);
});

test("the last look is shown without the server, and signing out leaves nothing of the person", async ({
  context,
  page,
  account,
}) => {
  const { person, token } = account;
  await record(page.request, token, [
    { type: "income", categoryName: "Salary", amount: 12_345_000, detail: "gaji rahasia" },
  ]);
  await askForBarePages(context);
  await page.goto("/setting?tab=preference");
  await page.getByRole("switch", { name: /Keep the last overview/ }).click();
  await page.goto("/transaction");
  await expect(page.getByRole("row", { name: /gaji rahasia/ })).toBeVisible();
  await expect.poll(() => readStorage(page)).toMatch(/"transactions".*gaji rahasia/);
  await page.goto("/overview");
  const balance = page.getByRole("main").getByText("Rp12.345.000").first();
  await expect(balance).toBeVisible();
  await expect.poll(() => readStorage(page)).toMatch(/"overview".*gaji rahasia/);

  await context.route(`**${API}/**`, (route) => route.abort("internetdisconnected"));
  await page.reload();
  await page.getByRole("button", { name: "Continue offline" }).click();
  await expect(balance).toBeVisible();
  await expect(page.getByText(/Last updated (just now|\d+ minutes? ago \(.+\))\./)).toBeVisible();
  await page.getByRole("link", { name: "Transaction", exact: true }).first().click();
  await expect(page.getByRole("row", { name: /gaji rahasia/ })).toBeVisible();
  await recordExpense(page, 54_321, "bakso rahasia");
  await recordExpense(page, 65_432, "soto rahasia");
  await expect(waiting(page)).toHaveAccessibleName("2 entries wait for a connection");
  await expectAccessible(page);
  // In this order: in between the page would send what waits.
  await context.route(ADD, (route) => route.abort("internetdisconnected"));
  await context.unroute(`**${API}/**`);

  const question = page.getByRole("dialog", { name: "Send your waiting entries first?" });
  await expect(page.getByText("You're offline.")).toBeHidden({ timeout: 40_000 });
  await logOut(page);
  await expect(question).toContainText("2 entries are saved on this device only");
  await question.getByRole("button", { name: "Send them first" }).click();
  await expect(question.getByText(/^2 entries couldn't be sent/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Delete soto rahasia, Rp65.432" }).click();
  await expect(waiting(page)).toHaveAccessibleName("1 entry waits for a connection");
  await logOut(page);
  await expect(question).toContainText("1 entry is saved on this device only");
  await context.unroute(ADD);
  await question.getByRole("button", { name: "Send them first" }).click();
  await expect(page).toHaveURL("/");

  const { email, username, fullname } = person;
  const claims = JSON.parse(atob(token.split(".")[1] ?? "")) as { sub: string };
  const secrets = [email, username, fullname, claims.sub, token.slice(0, 40)];
  const bytes = [...secrets, "rahasia", "12345000", "54321", "65432"];
  await expect
    .poll(async () => {
      const stored = await readStorage(page);
      return bytes.filter((secret) => stored.includes(secret));
    })
    .toEqual([]);
  const { totals } = await listed(page.request, await signIn(page.request, person));
  expect(totals).toMatchObject({ count: 2, expenses: 54_321 });
});

test("without the last look the names of the wallets are there to choose from, and nothing more of them", async ({
  context,
  page,
  account,
}) => {
  const { token } = account;
  const wallet = await addWallet(page.request, token, "Dompet rahasia");
  await record(page.request, token, [
    { type: "income", categoryName: "Salary", amount: 12_345_000, detail: "gaji rahasia" },
  ]);
  await askForBarePages(context);
  await page.goto("/transaction");
  await expect(page.getByRole("row", { name: /gaji rahasia/ })).toBeVisible();
  await fetchDialog(page);
  await expect.poll(() => readStorage(page)).toMatch(/"wallet-names".*Dompet rahasia/);
  for (const more of ["gaji rahasia", "12345000", "ewallet"]) {
    expect(await readStorage(page)).not.toContain(more);
  }

  await context.route(`**${API}/**`, (route) => route.abort("internetdisconnected"));
  await page.reload();
  await page.getByRole("button", { name: "Continue offline" }).click();
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.keyboard.type("54321");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^From: / }).click();
  const names = page.getByRole("toolbar", { name: "From" });
  await expect(names.getByRole("button")).toHaveCount(2);
  await names.getByRole("button", { name: "Dompet rahasia" }).click();
  await expect(dialog.getByRole("button", { name: "From: Dompet rahasia" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(waiting(page)).toHaveAccessibleName("1 entry waits for a connection");

  await context.unroute(`**${API}/**`);
  await expect(waiting(page)).toHaveCount(0, { timeout: 40_000 });
  const { datas } = await listed(page.request, token);
  expect(datas.find(({ amount }) => amount === 54_321)).toMatchObject({ wallet_id: wallet });
  await logOut(page);
  await expect(page).toHaveURL("/");
  await expect.poll(() => readStorage(page)).not.toMatch(/rahasia|wallet-names/);
});

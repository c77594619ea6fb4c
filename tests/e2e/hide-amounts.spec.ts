import type { Page } from "@playwright/test";
import { askForBarePages } from "./support/bare-pages";
import { LEDGER } from "./support/ledger";
import { builtScreens, ofWallet, WALLET } from "./support/pages";
import { API, signIn } from "./support/people";
import { dontCount, expect, expectAccessible, record, test } from "./support/test";
import { firstWallet } from "./support/wallets";

const AMOUNT = /(?:Rp|€|\$)\s?\d/;

/** Everything of a page in which an amount could stand, but what somebody types. */
async function everyWord(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const typed = "input, textarea, select, script, style";
    const attributes = ["title", "aria-label", "aria-valuetext", "alt", "content"];
    const words = [document.title];
    for (const element of document.querySelectorAll(`body *:not(${typed})`)) {
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) words.push(child.textContent ?? "");
      }
      for (const name of attributes) words.push(element.getAttribute(name) ?? "");
    }
    return words.join("\n");
  });
}

async function expectHidden(page: Page, where: string): Promise<void> {
  const words = await everyWord(page);
  expect(words, `a mask on ${where}`).toContain("•••••");
  expect(words, `amounts on ${where}`).not.toMatch(AMOUNT);
}

/**
 * Holds the account's answers back until told to give them: what is done meanwhile comes after them.
 * The pages no longer bring them.
 */
async function heldAccount(page: Page): Promise<() => Promise<void>> {
  await askForBarePages(page);
  const asked = page.waitForRequest(`**${API}/users`);
  let give = () => {};
  const told = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route(`**${API}/users`, async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response });
  });
  return async () => {
    await asked;
    give();
    // No route may outlive its answer: one that ends would let go of those that are still held.
    await page.unrouteAll({ behavior: "wait" });
  };
}

const keeping = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith("/users/preferences"));

const eye = (page: Page, pressed: boolean) =>
  page.getByRole("main").getByRole("button", { name: "Hide amounts", pressed }).first();

test("one press of the eye masks every amount of every screen and dialog, until the next", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  await page.goto("/overview");
  await expect(page.getByText(/^-Rp27\.500$/).first()).toBeVisible();
  await eye(page, false).click();
  await expect(page.getByText("-Rp•••••").first()).toBeVisible();
  await expectHidden(page, "the overview");
  await expect(page.getByText("hidden amount").first()).toBeAttached();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Transaction summary" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("list").getByRole("button").last().focus();
  await expect(dialog.getByText("+Rp•••••").last()).toBeVisible();
  await expectHidden(page, "the summary");
  await dialog.getByRole("button", { name: "Show as table" }).click();
  await expectHidden(page, "the summary as a table");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const wallet = ofWallet(WALLET, await firstWallet(page.request, account.token));
  const own = builtScreens().filter(({ signedIn }) => signedIn);
  for (const { path } of [...own, wallet]) {
    await page.goto(path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectHidden(page, path);
  }

  await page.goto("/overview");
  await page.getByRole("button", { name: /Record what you spent today/ }).click();
  await dialog.getByRole("button", { name: /^Food & Beverages/ }).click();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("48000");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").getByText(/^Saved\./)).toBeVisible();
  await expectHidden(page, "the tiles and what is said after saving");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("25rb");
  await dialog.getByRole("combobox", { name: "Transaction Detail" }).fill("nasi");
  await expect(dialog.getByRole("option", { name: /Nasi goreng/ })).toBeVisible();
  await expectHidden(page, "the record dialog with its suggestions");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await eye(page, true).click();
  await expect(page.getByText(/^-Rp48\.000$/).first()).toBeVisible();
});

test("hidden amounts are hidden from the first picture on, and on another device too", async ({
  browser,
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  await page.goto("/overview");
  const kept = keeping(page);
  await eye(page, false).click();
  expect((await kept).status()).toBe(200);

  const watch = `
    const seen = () => ${AMOUNT}.test(document.body?.innerText ?? "") && (window.leaked = true);
    new MutationObserver(seen).observe(document, { childList: true, subtree: true, characterData: true });
  `;
  await page.addInitScript(watch);
  await page.reload();
  await expect(page.getByText("-Rp•••••").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("window.leaked ?? false")).toBe(false);

  // What is known without the account must do until it comes.
  const tellPage = await heldAccount(page);
  await page.reload();
  await expect(page.getByText("-Rp•••••").first()).toBeVisible();
  await tellPage();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("window.leaked ?? false")).toBe(false);

  const device = await browser.newContext({
    locale: "en-US",
    viewport: { width: 390, height: 844 },
  });
  await dontCount(device);
  await signIn(device.request, account.person);
  const phone = await device.newPage();
  const tellPhone = await heldAccount(phone);
  await phone.addInitScript(watch);
  await phone.goto("/overview");
  await expect(phone.getByText("-Rp•••••").first()).toBeVisible();
  await tellPhone();
  await phone.waitForLoadState("networkidle");
  expect(await phone.evaluate("window.leaked ?? false")).toBe(false);

  await phone.getByRole("button", { name: /^Account menu/ }).click();
  const toggle = phone.getByRole("switch", { name: /^Hide amounts/ });
  await expect(toggle).toBeChecked();
  const shown = keeping(phone);
  await toggle.click();
  await expect(phone.getByText(/^-Rp27\.500$/).first()).toBeAttached();
  // A page that goes takes what it was still sending with it.
  expect((await shown).status()).toBe(200);

  const answerNow = await heldAccount(phone);
  await phone.reload();
  const early = keeping(phone);
  await eye(phone, false).click();
  await answerNow();
  expect((await early).status()).toBe(200);
  await phone.waitForLoadState("networkidle");
  await phone.reload();
  await expect(phone.getByText("-Rp•••••").first()).toBeVisible();
  await phone.waitForLoadState("networkidle");
  await expect(eye(phone, true)).toBeVisible();
  await device.close();
});

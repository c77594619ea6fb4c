import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test";

const FUND = "An emergency fund that lets you sleep";

/** Opens an article and waits until its page is at work. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    // It sleeps until the reader does anything.
    await page.keyboard.press("Shift");
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** How far down the page is, in px. */
function place(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Follows a link; how far down the page was as it was pressed, which the press itself may move. */
async function placeOfPress(page: Page, link: Locator): Promise<number> {
  await link.evaluate((element) => {
    const pressed = () => Object.assign(window, { left: window.scrollY });
    element.addEventListener("click", pressed, { once: true });
  });
  await link.click();
  return page.evaluate(() => Reflect.get(window, "left") as number);
}

test("an article is opened from the list by keyboard, left for the next one, and come back from", async ({
  page,
}) => {
  await open(page, "/blog/blog1");
  await page.getByRole("link", { name: "Blog" }).last().click();
  const list = page.getByRole("main");
  await expect(list.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(list.getByRole("article")).toHaveCount(6);
  const card = list.getByRole("link", { name: FUND });
  await card.scrollIntoViewIfNeeded();
  await card.press("Enter");

  await expect(page).toHaveURL("/blog/blog2");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(FUND);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${FUND} · Lumbung`);
  await expect.poll(() => place(page)).toBe(0);
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expectAccessible(page);

  const next = page.getByRole("link", { name: /^Next/ });
  const left = await placeOfPress(page, next);
  await expect(page).toHaveURL("/blog/blog3");
  await expect(heading).toHaveText("50/30/20 on a Jakarta salary");
  await expect(heading).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => place(page)).toBe(300);
  await page.goBack();
  await expect(heading).toHaveText(FUND);
  await expect.poll(() => place(page)).toBe(left);
  await page.goForward();
  await expect(heading).toHaveText("50/30/20 on a Jakarta salary");
  await expect.poll(() => place(page)).toBe(300);
});

test("a tip keeps its place through the language, the theme and the links of its text", async ({
  page,
}) => {
  await open(page, "/financialtips/small-leaks");
  await page.getByRole("radio", { name: "Bahasa Indonesia" }).first().click();
  await expect(page).toHaveURL("/id/financialtips/small-leaks");
  await expect(page.getByRole("link", { name: "Tips dan Artikel Keuangan" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sumber" })).toBeVisible();
  await page.getByRole("radio", { name: "Tema gelap" }).first().check();
  await expectAccessible(page);

  // A link of the text changes the page as any other: nothing is loaded anew.
  await page.evaluate(() => Object.assign(window, { same: true }));
  const inner = page.locator('main a[href^="/id/blog/"]').first();
  const target = await inner.getAttribute("href");
  await inner.click();
  await expect(page).toHaveURL(target ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test.describe("without an article", () => {
  test.use({ refusals: [404, 503] });

  test("there is the page for no page, or another try", async ({ page }) => {
    for (const path of ["/blog/blog99", "/blog/small-leaks", "/id/financialtips/blog1"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText("4 0 4")).toBeVisible();
    }

    await open(page, "/blog/blog1");
    const calls = /\/api\/v1\/articles\/blog2\?/;
    await page.route(calls, (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("link", { name: /^Next/ }).click();
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    await page.unroute(calls);
    await retry.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(FUND);
    await expect(heading).toBeFocused();
  });
});

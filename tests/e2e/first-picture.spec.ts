import type { Page } from "@playwright/test";

import { LEDGER } from "./support/ledger";
import { expect, expectAccessible, record, test } from "./support/test";

const WIDTHS = [390, 1440];
const BALANCE = "Rp16.457.500";

/** Holds the scripts of the next pages back until they are let go; the first one stays in place. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!theme).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const picture = (page: Page) => page.locator("#first-picture");
const balance = (page: Page) => page.locator("main p.money");

async function openWithoutScripts(page: Page, path = "/overview"): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("#initial-answers")).toBeAttached();
}

test("the balance stands on the overview before its scripts have come, where it then stays", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdScripts(page);
    await openWithoutScripts(page);
    await expect(balance(page)).toContainText(BALANCE);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (width === WIDTHS[0]) await expectAccessible(page);
    const before = await balance(page).boundingBox();
    release();
    await expect(picture(page)).toHaveCount(0);
    await expect(balance(page)).toContainText(BALANCE);
    expect(await balance(page).boundingBox()).toEqual(before);
    await page.unrouteAll({ behavior: "wait" });
  }

  // What this browser hides is hidden, even while the account does not know it yet.
  const owner = await page.evaluate(() => localStorage.getItem("hidden-amounts"));
  await page.evaluate((kept) => localStorage.setItem("hidden-amounts", kept), hidden(owner));
  const release = await holdScripts(page);
  await openWithoutScripts(page);
  await expect(picture(page)).toBeVisible();
  await expect(balance(page)).toBeHidden();
  release();
  await expect(page.locator("#toasts")).toBeAttached();
});

for (const path of ["/transaction", "/budget"]) {
  test(`the title of ${path} stands there before its scripts have come, where it then stays`, async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, LEDGER);
    const title = page.getByRole("heading", { level: 1 });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdScripts(page);
      await openWithoutScripts(page, path);
      await expect(picture(page).locator(title)).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (width === WIDTHS[0]) await expectAccessible(page);
      const before = await title.boundingBox();
      release();
      await expect(picture(page)).toHaveCount(0);
      const after = await title.boundingBox();
      expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
      await page.unrouteAll({ behavior: "wait" });
    }
  });
}

/** What the browser keeps once the eye is pressed. */
function hidden(shown: string | null): string {
  expect(shown).toMatch(/ shown$/);
  return (shown ?? "").replace(/ shown$/, " hidden");
}

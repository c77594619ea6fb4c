import { expect, type Page } from "@playwright/test";

/** Presses Back on a sheet, as soon as the sheet has its entry in the history. */
export async function goBackFromSheet(page: Page): Promise<void> {
  const hasEntry = () => page.evaluate(() => "sheet" in (window.history.state ?? {}));
  await expect.poll(hasEntry).toBe(true);
  await page.goBack();
}

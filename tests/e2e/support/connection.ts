import type { Page } from "@playwright/test";

/**
 * From its next start the page believes in a connection, even one that leads nowhere, as behind a
 * router without internet. A browser that is set offline tells new pages so sooner or later.
 */
export async function believeInConnection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
  });
}

import type { BrowserContext, Page } from "@playwright/test";

/**
 * Has the server leave out of pages what their screens ask first, as it does while its stores are
 * out of reach: then everything is asked by calls.
 */
export async function askForBarePages(from: Page | BrowserContext): Promise<void> {
  await from.setExtraHTTPHeaders({ Purpose: "prefetch" });
}

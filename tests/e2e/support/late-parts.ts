import type { Page } from "@playwright/test";

import { expect } from "./test";

/**
 * Waits for what a signed-in page fetches once nothing else is to be done. What comes after its
 * clock has moved finds old answers and asks again, which keeps the session.
 */
export async function expectLateParts(page: Page): Promise<void> {
  await expect(page.locator("#toasts")).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

import { expect, type Page } from "@playwright/test";

/** Whether React has what stands there; a page without a footer misses nothing. */
const areTaken = () =>
  document.querySelector("main") !== null &&
  [...document.querySelectorAll("main, #site-footer")].every((one) =>
    Object.keys(one).some((name) => name.startsWith("__reactFiber")),
  );

/** Waits until React has taken the whole page over, also what sleeps until it is wanted. */
export async function takenOver(page: Page): Promise<void> {
  await expect(async () => {
    // Any key wakes it up, as soon as it listens.
    await page.keyboard.press("Shift");
    expect(await page.evaluate(areTaken)).toBe(true);
  }).toPass();
}

/** Waits until a page has all that it shows. */
export async function allIsThere(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

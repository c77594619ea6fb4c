import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const NARROWEST = { width: 320, height: 640 };

/** Every size and theme; a page is opened at the first one and goes on from there. */
export const LOOKS = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESK, colorScheme: "light" },
  { viewport: DESK, colorScheme: "dark" },
] as const;

type Look = (typeof LOOKS)[number];

async function expectInside(page: Page, what: string): Promise<void> {
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // Charts measure their room anew after the window has changed.
  await expect.poll(sticksOut, { message: `pixels that stick out ${what}` }).toBeLessThanOrEqual(0);
}

/** Waits until a page has all that it wants in its size. */
type Ready = (page: Page) => Promise<void>;

interface Looking {
  before: Look | undefined;
  ready: Ready;
}

/** Looks at a page in one size and theme: accessible, and nothing sticks out. */
async function look(page: Page, { viewport, colorScheme }: Look, { before, ready }: Looking) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const dark = colorScheme === "dark";
  await expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  const onlyTheme = before?.viewport === viewport;
  // Another theme asks for nothing; another size may bring parts that were not wanted before.
  if (!onlyTheme) await ready(page);
  await expectAccessible(page, onlyTheme ? "colours" : undefined);
  await expectInside(page, "to the right");
}

/** Looks at a page in each of these ways, and at its room on the narrowest phones. */
export async function lookAll(page: Page, looks: readonly Look[], ready: Ready): Promise<void> {
  for (const [at, one] of looks.entries()) await look(page, one, { before: looks[at - 1], ready });
  await page.setViewportSize(NARROWEST);
  await expectInside(page, "at 320");
}

/** Whether a page has its room in every size; what else is to be true there is looked at too. */
export async function expectRoom(page: Page, also: Ready): Promise<void> {
  for (const viewport of [DESK, PHONE, NARROWEST]) {
    await page.setViewportSize(viewport);
    await also(page);
    await expectInside(page, `at ${String(viewport.width)}`);
  }
}

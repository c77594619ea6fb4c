import { expect, type Locator, type Page } from "@playwright/test";
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

/** Where something ends, in px from the top of the window. */
export async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box.y + box.height;
}

async function expectInside(page: Page, what: string): Promise<void> {
  const sticksOut = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // Charts measure their room anew after the window has changed.
  const message = `pixels of ${page.url()} that stick out ${what}`;
  await expect.poll(sticksOut, { message }).toBeLessThanOrEqual(0);
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

/** Words that stand on each other, in controls of which each says what it does. */
const lapping = () => {
  const boxes = [...document.querySelectorAll("main :is(button, a, label, th)")].flatMap((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    return width > 2 && box.checkVisibility() && !box.closest(".sr-only")
      ? [{ box, left, right, top, bottom }]
      : [];
  });
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const apart = !one.box.contains(other.box) && !other.box.contains(one.box);
      // The lines of large words are higher than what they show.
      return apart && wide > 3 && high > 12
        ? [`${String(one.box.textContent)} | ${String(other.box.textContent)}`]
        : [];
    }),
  );
};

/** Whether a page has its room, and its controls stand apart, with a text twice as large. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    const size = `with large text at ${String(viewport.width)}`;
    await expectInside(page, size);
    await expect
      .poll(() => page.evaluate(lapping), { message: `controls on each other ${size}` })
      .toEqual([]);
  }
}

/** Whether a page has its room in every size; what else is to be true there is looked at too. */
export async function expectRoom(page: Page, also: Ready): Promise<void> {
  for (const viewport of [DESK, PHONE, NARROWEST]) {
    await page.setViewportSize(viewport);
    await also(page);
    await expectInside(page, `at ${String(viewport.width)}`);
  }
}

import type { Page } from "@playwright/test";

const MOST = 400;

/** Everything that can be used, but what the arrow keys reach within its group. */
const USABLE = [
  "a[href]",
  "button:not(:disabled)",
  "input:not(:disabled):not([type=radio]):not([type=hidden])",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "summary",
]
  .map((one) => `${one}:not([role=tab]):not([aria-disabled=true])`)
  .join();

/** Writes a number on everything that can be used and is shown; how many there are. */
function number(page: Page): Promise<number> {
  return page.evaluate((usable) => {
    const all = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"),
    );
    // Of a group one is a stop of the Tab key; the arrow keys lead to the others.
    const isGrouped = (one: HTMLElement) =>
      one.tabIndex < 0 && one.parentElement?.parentElement?.querySelector("[tabindex='0']");
    const single = all.filter((one) => !isGrouped(one));
    for (const [at, one] of single.entries()) one.dataset.stop = String(at);
    return single.length;
  }, USABLE);
}

/** What has the focus now: its number, and whether something lies over it. */
function focused(page: Page): Promise<{ stop: string | undefined; hidden: boolean; name: string }> {
  return page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const { left, top, width, height } = one.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = !over || one.contains(over) || over.contains(one) || over.closest("label");
    const name = one.getAttribute("aria-label") ?? one.textContent ?? "";
    return { stop: one.dataset.stop, hidden: !isSeen, name: `${one.tagName} ${name}` };
  });
}

/** What of the page the Tab key does not reach, and what it reaches behind something else. */
export async function unreached(page: Page): Promise<string[]> {
  const count = await number(page);
  const missed = new Set(Array.from({ length: count }, (_, at) => String(at)));
  const problems: string[] = [];
  for (let press = 0; press < MOST && missed.size > 0; press += 1) {
    await page.keyboard.press("Tab");
    const { stop, hidden, name } = await focused(page);
    if (hidden) problems.push(`${name} is hidden`);
    if (stop !== undefined) missed.delete(stop);
  }
  const left = await page.evaluate(
    (stops) => stops.map((stop) => document.querySelector(`[data-stop="${stop}"]`)?.outerHTML),
    [...missed],
  );
  return [...problems, ...left.map((html) => `not reached: ${html?.slice(0, 160) ?? ""}`)];
}

import { expect, type Locator, type Page } from "@playwright/test";

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
  .map((one) => `${one}:not([role=tab], [aria-disabled=true])`)
  .join();

/** Writes a number on everything that can be used and is shown; how many there are. */
function number(page: Page): Promise<number> {
  return page.evaluate((usable) => {
    const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    const all = [...shown.querySelectorAll<HTMLElement>(usable)].filter(
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
    const isOf = (over: Element) =>
      one.contains(over) || over.contains(one) || over.closest("label") !== null;
    // Of what is higher than the room there is, a part is seen.
    const isSeen = [0.5, 0.1, 0.9].some((part) => {
      const over = document.elementFromPoint(left + width / 2, top + height * part);
      return !over || isOf(over);
    });
    const name = one.ariaLabel ?? one.textContent;
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

/** Whether the focus is on it, or on another answer to the same question, and the way to it. */
function wayTo(target: Locator): Promise<"here" | "Tab" | "Shift+Tab"> {
  return target.evaluate((wanted) => {
    const now = document.activeElement ?? document.body;
    const group = wanted.matches("[type=radio]")
      ? wanted.closest("[role=radiogroup], fieldset")
      : wanted;
    if (now === wanted || group?.contains(now)) return "here";
    if (now === document.body) return "Tab";
    const isBefore = now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? "Shift+Tab" : "Tab";
  });
}

/** Goes to something of the page by the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MOST; press += 1) {
    const way = await wayTo(target);
    if (way === "here") return;
    await page.keyboard.press(way);
  }
  throw new Error(`the Tab key does not reach ${String(target)}`);
}

/** Presses something of the page by the Tab key and Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Writes into a field of the page. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Writes into a field in place of what stands there. */
export async function rewrite(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Does one of the acts that a menu offers, by the arrows. */
export async function choose(page: Page, menu: Locator, act: string): Promise<void> {
  await press(page, menu);
  const chosen = page.locator("[role=menuitem]:focus");
  const acts = page.getByRole("menuitem");
  const first = await acts.first().innerText();
  // What opens while another menu still goes has no act chosen yet.
  await expect(async () => {
    await page.keyboard.press("Home");
    await expect(chosen).toHaveText(first, { timeout: 1000 });
  }).toPass();
  const place = (await acts.allInnerTexts()).indexOf(act);
  for (let down = 0; down < place; down += 1) await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText(act);
  await page.keyboard.press("Enter");
}

/** Chooses in a list that drops down, from its nearer end on. */
export async function choosePart(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list);
  const labels = await list.getByRole("option").allInnerTexts();
  const wanted = labels.indexOf(label);
  const isNearEnd = wanted > labels.length / 2;
  const way = isNearEnd ? labels.slice(wanted).toReversed() : labels.slice(0, wanted + 1);
  for (const [at, next] of way.entries()) {
    const first = isNearEnd ? "End" : "Home";
    await page.keyboard.press(at === 0 ? first : isNearEnd ? "ArrowUp" : "ArrowDown");
    await expect(list.locator("option:checked")).toHaveText(next);
  }
}

/** The focus is on something: what had it before may be gone. */
export async function expectPlace(page: Page): Promise<void> {
  await expect(page.locator(":focus")).toHaveCount(1);
}

/** Chooses one of the answers to a question by the Space key and the arrows. */
export async function pick(page: Page, answer: Locator): Promise<void> {
  await tabTo(page, answer);
  await page.keyboard.press("Space");
  // The focus goes with each press at once, so none is one too many.
  const isThere = () => answer.evaluate((wanted) => document.activeElement === wanted);
  for (let press = 0; press < 10 && !(await isThere()); press += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(answer).toBeChecked();
}

/** Goes from the open tab of a page to another one by the arrows. */
export async function turnTo(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("tab", { selected: true }));
  const focused = page.locator("[role=tab]:focus").filter({ hasText: name });
  for (let press = 0; press < 10 && !(await focused.isVisible()); press += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await expect(page.getByRole("tab", { name, selected: true })).toBeFocused();
}

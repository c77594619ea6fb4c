import type { Locator, Page } from "@playwright/test";
import { keepLetter } from "./support/database";
import { saveForGoals } from "./support/goals";
import { LEDGER } from "./support/ledger";
import { API } from "./support/people";
import { expect, record, test } from "./support/test";

const CATEGORIES = "/transaction?view=categories";
/** The report of a month beside another one, of any days, and of one category. */
const REPORTS = ["&compare=2024-03", "&from=2024-06-18&to=2024-07-17", "&open=food-beverages"];

/** What of the page runs out to the right. */
function runsOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    return [...document.querySelectorAll("main button, main a, main h2, main p, nav a")]
      .filter((each) => !each.closest(".overflow-x-auto"))
      .filter((each) => each.getBoundingClientRect().right > wide + 1)
      .map((each) => each.textContent ?? "");
  });
}

/** The words of the menu at the foot that lie over their neighbour or beside the window. */
function menuCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll("nav.fixed a")];
    const words = links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.lastChild ?? link);
      const { left, right } = range.getBoundingClientRect();
      return { text: link.textContent, left, right };
    });
    const wide = document.documentElement.clientWidth;
    return words
      .filter(({ left, right }, at) => left < (words[at - 1]?.right ?? 0) + 2 || right > wide)
      .map(({ text }) => text);
  });
}

/** Whether the middle of what is second lies beside what is first. */
async function inOneLine(first: Locator, second: Locator): Promise<boolean> {
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  if (!one || !other) return false;
  const middle = other.y + other.height / 2;
  return middle > one.y && middle < one.y + one.height;
}

const PATHS = ["/planning", "/budget", "/overview", "/transaction", "/setting?tab=preference"];
/** The letters, of which the newest is open, and one of them. */
const LETTERS = ["/letters", "/letters?month=2024-09"];

for (const [language, width, letters] of [
  ["en", 320, "125%"],
  ["id", 320, "125%"],
  ["id", 390, "200%"],
] as const) {
  test(`nothing runs out at ${width} px with letters of ${letters} in ${language}`, async ({
    page,
    account,
  }) => {
    const headers = { Authorization: `Bearer ${account.token}` };
    await saveForGoals(page.request, account.token);
    await record(page.request, account.token, LEDGER);
    await page.request.put(`${API}/users/preferences`, { data: { language }, headers });
    for (const month of ["2024-09", "2024-10"]) await keepLetter(account.person.email, month);
    await page.setViewportSize({ width, height: 844 });
    for (const path of [...PATHS, ...LETTERS, ...REPORTS.map((part) => CATEGORIES + part)]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await runsOut(page), path).toEqual([]);
      expect(await menuCollisions(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBe(width);
    }
  });
}

test("the month of a budget stands beside its title at 360 px in Indonesian", async ({
  page,
  account,
}) => {
  const headers = { Authorization: `Bearer ${account.token}` };
  await record(page.request, account.token, LEDGER);
  const data = { language: "id", payday: 25 };
  await page.request.put(`${API}/users/preferences`, { data, headers });
  await page.setViewportSize({ width: 360, height: 800 });
  // August and September have the longest names, and one of these months ends in the next year.
  for (const month of ["2024-09", "2025-01"]) {
    await page.goto(`/budget?month=${month}`);
    const next = page.getByRole("button", { name: "Bulan berikutnya" });
    await expect(next).toBeInViewport({ ratio: 1 });
    const title = page.getByRole("heading", { name: "Anggaran", exact: true });
    await expect.poll(() => inOneLine(title, next), month).toBe(true);
  }
});

test("another tab follows a split and a goal that change", async ({ context, page, account }) => {
  const pay = { type: "income", categoryName: "Salary", amount: 1_000_000 } as const;
  await record(page.request, account.token, [pay]);
  const other = await context.newPage();
  await other.goto("/planning");
  await expect(other.getByText("Your barn is waiting")).toBeVisible();
  await page.bringToFront();
  await page.goto("/planning");
  await page.getByRole("button", { name: "New goal" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Umrah" }).click();
  await page.getByRole("textbox", { name: "How much do you need?" }).fill("1jt");
  await page.getByRole("button", { name: "Save goal" }).click();
  await expect(other.getByRole("list", { name: "Your goals" })).toContainText("Umrah");

  await Promise.all([page, other].map((tab) => tab.goto("/budget")));
  const split = (tab: Page) => tab.getByLabel("Split: needs, wants, savings");
  await expect(split(other)).toHaveValue("50 / 30 / 20");
  await split(page).selectOption("70 / 20 / 10");
  await expect(split(other)).toHaveValue("70 / 20 / 10");
});

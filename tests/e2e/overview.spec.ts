import type { Locator, Page } from "@playwright/test";
import { LEDGER } from "./support/ledger";
import { setOpening } from "./support/records";
import { bottomOf } from "./support/screen-checks";
import { expect, expectAccessible, record, test } from "./support/test";

/** As many files as a first visit of the overview may ask for, its html among them. */
const MOST_REQUESTS = 12;

const stat = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name }) });

/** Whether any two texts over the bars of a chart lie over each other, or one leaves the chart. */
function labelsCollide(chart: Locator): Promise<boolean> {
  return chart.evaluate((card) => {
    const within = card.getBoundingClientRect();
    const boxes = [...card.querySelectorAll("svg text")].map((text) =>
      text.getBoundingClientRect(),
    );
    return boxes.some(
      (one, at) =>
        one.left < within.left ||
        one.right > within.right ||
        boxes
          .slice(at + 1)
          .some(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
    );
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the month is on the first screen, and its chart, with its amounts, on one and a half", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, LEDGER);
    await setOpening(page.request, account.token);
    await page.goto("/overview");
    const chart = page.getByRole("region", { name: "Income and expense" });
    await expect(chart.locator("svg text").first()).toBeVisible();
    expect(await labelsCollide(chart)).toBe(false);
    expect(await bottomOf(chart)).toBeLessThan(1.5 * 844);
    const menu = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    for (const name of ["Income this month", "Expense this month"]) {
      expect(await bottomOf(stat(page, name)), name).toBeLessThan(menu?.y ?? 0);
    }
    const names = page.getByText(account.person.username).filter({ visible: true });
    await expect(names).toHaveCount(1);
    await expect(names).toHaveText(`Hello, ${account.person.username}`);
    await page.setViewportSize({ width: 320, height: 844 });
    // Measured anew, and with its amounts, before they are looked at.
    const plot = chart.locator("svg").first();
    await expect.poll(() => plot.evaluate((svg) => svg.clientWidth)).toBeLessThan(300);
    await expect(chart.locator("svg text").first()).toBeVisible();
    expect(await labelsCollide(chart)).toBe(false);
  });

  test("somebody new says what there is, puts something aside and sees where it went", async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    await page.goto("/overview");
    const asked = page.getByRole("region", { name: "How much do you have now?" });
    await asked.getByRole("textbox").fill("2jt");
    await asked.getByRole("button", { name: "Save" }).tap();
    await expect(asked).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main").getByText("Rp2.000.000").first()).toBeVisible();

    await page.getByRole("button", { name: "Saving Now" }).tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Saving", { exact: true }).first()).toBeVisible();
    await dialog.getByRole("textbox").first().fill("150000");
    await dialog.getByRole("button", { name: "Save", exact: true }).tap();
    await expect(dialog).toHaveCount(0);
    const saving = page.getByRole("region", { name: "Keep saving" });
    await expect(saving).toContainText("Rp150.000 put aside in");
    const spending = page.getByRole("region", { name: /spending$/ });
    await expect(spending.getByRole("listitem").nth(2)).toHaveText(/Savings100%Rp150\.000/);
    await expectAccessible(page);
  });
});

test("the page brings all that it shows, and its cards lead to where their rows are", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  const asked: string[] = [];
  let requests = 0;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    requests += 1;
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.goto("/overview");
  await page.waitForLoadState("networkidle");
  // What later parts need waits until somebody begins to use the page.
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  await page.getByRole("button", { name: /Record what you spent today/ }).scrollIntoViewIfNeeded();
  const calendar = page.getByRole("region", { name: "Reminder" });
  await expect(calendar.getByRole("button", { name: "No reminders" })).toBeVisible();
  await expect(page.getByRole("main").getByText("-Rp27.500").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // The forecast reads thirteen months: it waits until somebody sees its place.
  expect(asked).toEqual(["/api/v1/forecast"]);
  // The token that came with the page is nowhere but in memory.
  expect(await page.content()).not.toContain("accessToken");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await expectAccessible(page);

  const today = calendar.getByRole("button", { name: /^Today, / });
  await today.click();
  // Under the mouse the chosen day has the same colours as without it.
  const colours = () =>
    today.evaluate((day) => {
      const { color, backgroundColor } = getComputedStyle(day);
      return [color, backgroundColor];
    });
  await today.hover();
  const hovered = await colours();
  await page.mouse.move(0, 0);
  expect(await colours()).toEqual(hovered);
  expect(hovered[0]).not.toBe(hovered[1]);
  await calendar.getByRole("link", { name: "Transactions on this day" }).click();
  await expect(page).toHaveURL(/\/transaction\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await expect(page.getByText("-Rp27.500").first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "See budget" }).click();
  await expect(page).toHaveURL(/\/budget$/);
  await page.goBack();
  await page.getByRole("button", { name: /Record what you spent today/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Food & Beverages");
});

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { LEDGER } from "./support/ledger";
import { API, type Person, signIn } from "./support/people";
import { setOpening } from "./support/records";
import { expect, record, test } from "./support/test";

const PREFERENCES = "/setting?tab=preference";
/** An amount in rupiah; the sign alone stands before a field in which one types. */
const RUPIAH = /Rp\s?\d/;

/** The size of text that everything on a page follows, in px. */
const rootSize = (page: Page) =>
  page.locator("html").evaluate((html) => Number.parseFloat(getComputedStyle(html).fontSize));

/** The size in which the name of the screen is really shown, in px. */
const shownSize = (page: Page) =>
  page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));

const choice = (page: Page, name: string) =>
  page.getByRole("main").getByRole("radio", { name, exact: true });

async function choose(page: Page, name: string): Promise<void> {
  await choice(page, name).click();
  await expect(choice(page, name)).toBeChecked();
}

async function kept(page: Page): Promise<void> {
  await expect(page.getByText("Saved to your account", { exact: true })).toBeVisible();
}

async function newDevice(browser: Browser, person: Person): Promise<BrowserContext> {
  const device = await browser.newContext({ locale: "en-US", colorScheme: "light" });
  await signIn(device.request, person);
  return device;
}

async function chooseAll(page: Page): Promise<void> {
  await choose(page, "50%");
  await choose(page, "Euro");
  await choose(page, "Dark");
  await page.getByRole("button", { name: "Time zone" }).click();
  await page.getByRole("combobox", { name: "Search", exact: true }).fill("bali");
  await page.getByRole("option", { name: "Makassar (WITA)" }).click();
  await kept(page);
  await choose(page, "Bahasa Indonesia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pengaturan");
}

async function expectAll(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(choice(page, "50%")).toBeChecked();
  await expect(choice(page, "Euro")).toBeChecked();
  await expect(choice(page, "Gelap")).toBeChecked();
  await expect(choice(page, "Bahasa Indonesia")).toBeChecked();
  await expect(page.getByRole("button", { name: /Makassar \(WITA\)/ })).toBeVisible();
  expect(await rootSize(page)).toBe(14);
}

test("what one chooses is there after signing out and on another device", async ({
  page,
  browser,
  account,
}) => {
  await page.goto(PREFERENCES);
  await chooseAll(page);
  await expectAll(page);
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page).toHaveURL(/\/id$/);
  // Before anybody has signed in, this browser still knows how text and theme shall be.
  expect(await rootSize(page)).toBe(14);
  await expect(page.locator("html")).toHaveClass(/dark/);
  const device = await newDevice(browser, account.person);
  const elsewhere = await device.newPage();
  await elsewhere.goto(PREFERENCES);
  await expectAll(elsewhere);
  await device.close();
});

test("each size of text changes every text on the page, and no page jumps to it", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  await page.goto(PREFERENCES);
  const sizes: [string, number][] = [
    ["150%", 20],
    ["125%", 18],
    ["75%", 15],
    ["50%", 14],
    ["25%", 13],
    ["100%", 16],
  ];
  const largest = await shownSize(page);
  for (const [name, pixels] of sizes) {
    await choose(page, name);
    await expect.poll(() => rootSize(page)).toBe(pixels);
    expect(await shownSize(page)).toBeCloseTo((largest * pixels) / 16, 1);
  }
  await choose(page, "25%");
  await kept(page);
  // The script in the head has it before anything is drawn.
  await page.goto("/overview", { waitUntil: "commit" });
  await expect.poll(() => rootSize(page)).toBe(13);
});

test("amounts are shown in the chosen currency everywhere, and stay rupiah where one types", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  // Who was asked already sees no field for it, which is in rupiah, on the overview.
  await setOpening(page.request, account.token);
  await page.goto(PREFERENCES);
  await choose(page, "Dollar");
  await kept(page);
  await expect(page.getByText("Rate on December 31, 2024: $1 is Rp16.162")).toBeVisible();
  await expect(page.getByText("≈ $1,018", { exact: true })).toBeVisible();
  await page.goto("/overview");
  const main = page.getByRole("main");
  await expect(main.getByText("≈ $1,018", { exact: true }).last()).toBeVisible();
  await expect(main.getByText("≈ -$1.70", { exact: true }).first()).toHaveAttribute(
    "title",
    "Rp27.500 (December 31, 2024)",
  );
  await expect(main.getByText(RUPIAH)).toHaveCount(0);
  await page.goto("/transaction");
  await expect(main.getByText("≈ +$525.93", { exact: true }).first()).toBeVisible();
  await expect(main.getByText(RUPIAH)).toHaveCount(0);
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await expect(page.getByRole("dialog").getByText("Rp", { exact: true })).toBeVisible();
  await page.goto(PREFERENCES);
  await choose(page, "Rupiah");
  await kept(page);
  await expect(page.getByText("Rp16.457.500", { exact: true })).toBeVisible();
});

test("without a rate only rupiah is offered, and an earlier choice shows rupiah", async ({
  page,
  account,
}) => {
  await page.request.put(`${API}/users/preferences`, {
    data: { currency: "EUR" },
    headers: { Authorization: `Bearer ${account.token}` },
  });
  await page.route(`**${API}/site`, (route) =>
    route.fulfill({ json: { payload: { datas: [{ rates: [] }] } } }),
  );
  await page.goto(PREFERENCES);
  await expect(choice(page, "Rupiah")).toBeChecked();
  await expect(choice(page, "Euro")).toHaveCount(0);
  const plate = page.getByRole("complementary");
  await expect(plate.getByText("Rp0", { exact: true })).toBeVisible();
});

test.describe("a choice that cannot be kept", () => {
  test.use({ refusals: [503] });

  test("goes back and says why", async ({ page, account }) => {
    expect(account.token).not.toBe("");
    await page.goto(PREFERENCES);
    await page.route(`**${API}/users/preferences`, (route) =>
      route.fulfill({
        status: 503,
        json: { payload: { message: "Please try again in a moment.", code: "store_unavailable" } },
      }),
    );
    for (const [chosen, before] of [
      ["50%", "100%"],
      ["Dollar", "Rupiah"],
      ["Dark", "Default"],
    ] as const) {
      await choice(page, chosen).click();
      await expect(page.getByRole("alert").last()).toContainText("Please try again in a moment.");
      await expect(choice(page, before)).toBeChecked();
    }
    expect(await rootSize(page)).toBe(16);
    await expect(page.locator("html")).not.toHaveClass(/dark/);
  });
});

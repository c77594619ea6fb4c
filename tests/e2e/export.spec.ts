import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { LEDGER } from "./support/ledger";
import { API } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";
import { unzip } from "./support/zip";

const card = (page: Page) => page.getByRole("region", { name: "Your data is yours" });

async function download(page: Page): Promise<Download> {
  const begun = page.waitForEvent("download");
  await card(page).getByRole("button", { name: "Download" }).click();
  return await begun;
}

test("all data is put together, waits for its owner and is a real archive", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  await page.goto("/setting");
  await card(page).getByRole("button", { name: "Export" }).click();
  await expect(card(page).getByRole("progressbar", { name: "Your file" })).toBeVisible();
  await expectAccessible(page);
  await expect(card(page).getByText("Your file is ready")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await page.getByRole("link", { name: "Overview" }).click();
  await page.goto("/setting");
  const file = await download(page);
  expect(file.suggestedFilename()).toMatch(/^lumbung-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const path = await file.path();
  expect((await readFile(path)).subarray(0, 2).toString()).toBe("PK");
  const texts = await unzip(path);
  const [json = ""] = Object.keys(texts).filter((name) => name.endsWith(".json"));
  expect(texts[json]).toContain(account.person.email);
  expect(texts[json]).toContain("Nasi goreng with an extra egg");
  const tables = Object.entries(texts).filter(([name]) => name.endsWith(".csv"));
  expect(tables.some(([, rows]) => rows.includes("Nasi goreng with an extra egg"))).toBe(true);
  expect(Object.values(texts).join()).not.toContain(account.person.password);
});

test.describe("when the password was not given lately", () => {
  test.use({ refusals: [403] });

  test("it is asked for, and the file is ordered after it", async ({ page, account }) => {
    await page.goto("/setting");
    await page.route(`**${API}/users/exports`, async (route) => {
      if (route.request().method() !== "POST") return await route.fallback();
      await route.fulfill({
        status: 403,
        json: { payload: { message: "Who are you?", code: "reauthentication_required" } },
      });
      await page.unroute(`**${API}/users/exports`);
    });
    await card(page).getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
    await dialog.getByLabel("Password", { exact: true }).fill(account.person.password);
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect(card(page).getByText("Your file is ready")).toBeVisible({ timeout: 30_000 });
  });
});

test.describe("when too many files were made", () => {
  test.use({ refusals: [429] });

  test("it says when the next one can be made", async ({ page, account }) => {
    expect(account.token).not.toBe("");
    await page.goto("/setting");
    await page.route(`**${API}/users/exports`, (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 429,
            headers: { "Retry-After": "7200" },
            json: { payload: { message: "Too many attempts.", code: "rate_limited" } },
          })
        : route.fallback(),
    );
    await card(page).getByRole("button", { name: "Export" }).click();
    await expect(card(page).getByRole("alert")).toContainText("You can request another on");
    await expectAccessible(page);
  });
});

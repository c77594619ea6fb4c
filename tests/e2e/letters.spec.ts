import { readFile } from "node:fs/promises";

import { daysAgo } from "./support/listed";
import { keepLetter } from "./support/database";
import { expect, expectAccessible, record, test } from "./support/test";

/** The calendar month before this one, and its last day. */
function lastMonth(): { month: string; day: string } {
  const first = new Date(`${daysAgo(0).slice(0, 7)}-01T00:00:00Z`);
  const day = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10);
  return { month: day.slice(0, 7), day };
}

const WIDTH_AT = 16;
const HEIGHT_AT = 20;

test("a letter is read in the app, and a picture of it is made on the device", async ({
  page,
  account,
}) => {
  const { month, day } = lastMonth();
  await record(page.request, account.token, [
    { type: "income", categoryName: "Salary", amount: 10_000_000, date: day },
    { type: "expenses", categoryName: "Rent", amount: 2_500_000, date: day },
  ]);
  await keepLetter(account.person.email, month);
  await page.goto(`/letters?month=${month}`);
  await expect(page.getByText("25% of income was spent.")).toBeVisible();
  await expectAccessible(page);

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.getByRole("button", { name: "Share as a picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Share as a picture" });
  const picture = dialog.getByRole("img", { name: /25% of income was spent\./ });
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveAccessibleName(/Rp/);
  await expectAccessible(page);
  await dialog.getByRole("switch", { name: /^Show amounts/ }).check();
  await expect(picture).toHaveAccessibleName(/Income Rp10\.000\.000/);
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`lumbung-${month}.png`);
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(WIDTH_AT), png.readUInt32BE(HEIGHT_AT)]).toEqual([1080, 1350]);
  expect(sent).toEqual([]);
});

import type { Page } from "@playwright/test";
import { daysAgo } from "./support/listed";
import { remind } from "./support/reminders";
import { expect, record, test } from "./support/test";

/** The account of a new person lives there. */
const HOME = "Asia/Jakarta";

const TODAY = daysAgo(0);

function dayIn(timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
}

/** Where it is another day now than at home: west of UTC it still is yesterday, else tomorrow. */
const ELSEWHERE = ["Pacific/Pago_Pago", "Pacific/Kiritimati"].find((zone) => dayIn(zone) !== TODAY);

const WORDS = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
const inWords = (day: string, format: Intl.DateTimeFormatOptions = WORDS) =>
  new Intl.DateTimeFormat("en-US", format).format(new Date(`${day}T00:00:00Z`));

async function findCard(page: Page, name: string) {
  const card = page.getByRole("region", { name });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  return card;
}

// The titles stay while the day changes somewhere.
const PLACES = [
  { place: "two hours east", timezoneId: "Asia/Jayapura" },
  { place: "where it is another day", timezoneId: ELSEWHERE ?? HOME },
];

for (const { place, timezoneId } of PLACES) {
  test.describe(`a browser ${place} of somebody in Jakarta`, () => {
    test.use({ timezoneId });

    test("counts days as the account does", async ({ page, account }) => {
      const lunch = { type: "expenses", categoryName: "Food & Beverages", amount: 50_000 } as const;
      await record(
        page.request,
        account.token,
        Array.from({ length: 15 }, (_none, before) => ({ ...lunch, date: daysAgo(before + 1) })),
      );
      const due = { description: "Internet", amount: 285_000, category_id: "utilities" };
      await remind(page.request, account.token, [{ ...due, day: TODAY, time: "00:00" }]);
      await page.goto("/overview");
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        timezoneId,
      );
      const waiting = await findCard(page, "Waiting for you");
      await expect(waiting.getByRole("listitem")).toContainText("Today");

      // The money month begins on the 1st, so payday is after the last day of this month at home.
      const [year, month] = TODAY.split("-").map(Number);
      const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
      const long = { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" } as const;
      const forecast = await findCard(page, "Until payday");
      await expect(forecast).toContainText(`Expected on ${inWords(last, long)}`);
      // On the last day of a month there is no chart until payday.
      await page.goto("/forecast?months=2");
      const tonight = page.getByRole("list", { name: "Day" }).getByRole("button").first();
      await expect(tonight).toHaveAccessibleName(/^Tonight/);
      await tonight.focus();
      await expect(page.getByRole("heading", { level: 2, name: inWords(TODAY) })).toBeVisible();

      await page.goto("/reminders");
      await expect(page.getByRole("heading", { level: 2, name: inWords(TODAY) })).toBeVisible();
      await page.getByRole("button", { name: "Record Rp285.000" }).first().click();
      await expect(page.getByRole("region", { name: "Waiting for you" })).toBeHidden();
      await page.goto(`/transaction?from=${TODAY}&to=${TODAY}`);
      await expect(page.getByText("Internet").filter({ visible: true }).first()).toBeVisible();
    });
  });
}

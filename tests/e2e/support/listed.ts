import type { Page } from "@playwright/test";
import type { Entry } from "./people";

/** The day so many days ago, where the product's people live. */
export function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" }).format(day);
}

/** An expense for food, so many days ago. */
export const spent = (detail: string, amount: number, days: number): Entry => ({
  type: "expenses",
  categoryName: "Food & Beverages",
  amount,
  detail,
  date: daysAgo(days),
});
/** A salary, so many days ago. */
export const earned = (detail: string, amount: number, days: number): Entry => ({
  type: "income",
  categoryName: "Salary",
  amount,
  detail,
  date: daysAgo(days),
});

/** What the rows of the table say, from the first to the last. */
export async function listed(page: Page): Promise<string[][]> {
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText.trim())),
  );
  return cells.map((texts) => texts.filter(Boolean));
}

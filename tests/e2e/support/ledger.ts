import type { Entry } from "./people";

/** A day of this year, so many days ago, as the ledger writes it. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" }).format(day);
}

/** Enough entries to fill every list and chart: two months with income and expenses. */
export const LEDGER: Entry[] = [
  { type: "income", categoryName: "Salary", amount: 8_500_000, date: daysAgo(40) },
  { type: "expenses", categoryName: "Food & Beverages", amount: 320_000, date: daysAgo(33) },
  { type: "income", categoryName: "Salary", amount: 8_500_000, date: daysAgo(9) },
  { type: "expenses", categoryName: "Transportation", amount: 150_000, date: daysAgo(6) },
  { type: "expenses", categoryName: "Food & Beverages", amount: 45_000, date: daysAgo(2) },
  {
    type: "expenses",
    categoryName: "Food & Beverages",
    amount: 27_500,
    detail: "Nasi goreng with an extra egg, shared at the corner of the market",
    date: daysAgo(0),
  },
];

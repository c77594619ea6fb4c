import { daysAgo } from "./listed";
import type { Entry } from "./people";

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

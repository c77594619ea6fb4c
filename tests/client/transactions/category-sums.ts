import type { CategorySum, CategorySums } from "@/features/transactions/types";

import { answer } from "../support/server";

/** A category with its sum; the figures of the comparison follow from `previous`. */
export function sum(changed: Partial<CategorySum> & { category_id: string }): CategorySum {
  const { amount = 0, previous = 0, category_id } = changed;
  return {
    type: "expenses",
    category_label: category_id,
    icon: "/icons/key.svg",
    color: null,
    group: "needs",
    count: 1,
    share: 0,
    income: 0,
    expenses: 0,
    ...change(amount, previous),
    ...changed,
  };
}

function change(amount: number, previous: number) {
  const change_percent = previous ? ((amount - previous) * 100) / previous : null;
  return { amount, previous, change: amount - previous, change_percent };
}

export const RENT = sum({
  category_id: "rent",
  category_label: "Rent",
  amount: 1_850_000,
  previous: 1_480_000,
  share: 80,
  count: 3,
});
export const FILMS = sum({
  category_id: "films",
  category_label: "Films",
  group: "wants",
  amount: 460_000,
  share: 20,
});
export const SALARY = sum({
  category_id: "salary",
  category_label: "Salary",
  type: "income",
  group: null,
  amount: 10_250_000,
  previous: 10_250_000,
  share: 100,
});

const total = (rows: readonly CategorySum[]) =>
  change(
    rows.reduce((all, { amount }) => all + amount, 0),
    rows.reduce((all, { previous }) => all + previous, 0),
  );

/** June, which is not over, against the same days of May. */
export function sums(
  datas: readonly CategorySum[] = [RENT, FILMS, SALARY],
  more: Partial<CategorySums> = {},
): CategorySums {
  const of = (type: string) => datas.filter((row) => row.type === type);
  return {
    datas: [...datas],
    groups: (["needs", "wants", "savings"] as const).map((group) => {
      const own = datas.filter((row) => row.group === group);
      return { group, share: own.reduce((all, { share }) => all + share, 0), ...total(own) };
    }),
    totals: { income: total(of("income")), expenses: total(of("expenses")) },
    returned: 0,
    period: {
      key: "2024-06",
      start: "2024-06-01",
      end: "2024-06-30",
      label: "June 2024",
      unfinished: true,
      previous: { key: "2024-05", start: "2024-05-01", end: "2024-05-31" },
      next: null,
    },
    month: { key: "2024-06", start: "2024-06-01", end: "2024-06-30", label: "June 2024" },
    compared: {
      key: null,
      start: "2024-05-01",
      end: "2024-05-18",
      label: "May 2024",
      same_days: true,
      chosen: false,
    },
    last_month: "2024-06",
    ...more,
  };
}

export const MARCH: CategorySums["compared"] = {
  key: "2024-03",
  start: "2024-03-01",
  end: "2024-03-31",
  label: "March 2024",
  same_days: false,
  chosen: true,
};

/** The months of the rent until June: nothing but in the last two. */
export function months() {
  const datas = Array.from({ length: 12 }, (_, place) => {
    const date = new Date(Date.UTC(2023, 6 + place, 1));
    const key = date.toISOString().slice(0, 7);
    const title = date.toLocaleDateString("en-US", {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    const amount = { 10: 1_500_000, 11: 1_850_000 }[place] ?? 0;
    return {
      key,
      start: `${key}-01`,
      end: `${key}-28`,
      label: title.slice(0, 3),
      title,
      amount,
      count: amount ? 3 : 0,
      unfinished: place === 11,
    };
  });
  // The days that the report shows end with the month.
  const last = datas.at(-1);
  if (last) last.end = "2024-06-30";
  const { category_id, category_label, icon, color } = RENT;
  return { datas, category: { category_id, category_label, icon, color }, average: 1_500_000 };
}

export const answerSums = (...given: Parameters<typeof sums>) => answer(sums(...given));
export const answerMonths = () => answer(months());

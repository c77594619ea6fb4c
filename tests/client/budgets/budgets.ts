import type { Allocation, Budget, BudgetMonth, Budgets } from "@/features/budgets/types";

export const JUNE: BudgetMonth = {
  key: "2024-06",
  start: "2024-06-01",
  end: "2024-06-30",
  label: "June",
  days: 30,
  day: 18,
  previous: "2024-05",
  next: "2024-07",
};

/** A category of expenses without a budget. */
export function budget(changed: Partial<Budget> = {}): Budget {
  return {
    category_id: "food-beverages",
    category_name: "Food & Beverages",
    category_label: "Food & Beverages",
    icon: "/icons/steaming-bowl.svg",
    color: null,
    group: "needs",
    hidden: false,
    amount: null,
    rollover: "none",
    carried: 0,
    available: null,
    spent: 0,
    left: null,
    pace: null,
    alert: null,
    alert_at: null,
    previous: null,
    proposal: null,
    ...changed,
  };
}

/** A category with a budget, as the server reckons it on the 18th of 30 days. */
export function planned(amount: number, spent: number, changed: Partial<Budget> = {}): Budget {
  const available = amount + (changed.carried ?? 0);
  const used = spent * 100;
  return budget({
    amount,
    available,
    spent,
    left: available - spent,
    pace: Math.floor((available * 18) / 30),
    alert: used >= available * 100 && spent > 0 ? 100 : used >= available * 80 ? 80 : null,
    ...changed,
  });
}

export const FASHION = {
  category_id: "fashion",
  category_label: "Fashion",
  group: "wants",
} as const;
export const RENT = { category_id: "rent", category_label: "Rent" } as const;

export function budgets(datas: Budget[], month: BudgetMonth = JUNE): Budgets {
  const set = datas.filter(({ amount }) => amount !== null);
  const sum = (pick: (one: Budget) => number) => set.reduce((all, one) => all + pick(one), 0);
  const rest = datas.filter(({ amount }) => amount === null);
  return {
    datas,
    month,
    totals: {
      amount: sum((one) => one.amount ?? 0),
      carried: sum((one) => one.carried),
      available: sum((one) => one.available ?? 0),
      spent: sum((one) => one.spent),
      left: sum((one) => one.left ?? 0),
      spent_without_budget: rest.reduce((all, { spent }) => all + spent, 0),
      count: set.length,
    },
  };
}

/** The figures of the drawing: an income of Rp10.250.000 split 50/30/20. */
export function allocation(changed: Partial<Allocation> = {}): Allocation {
  return {
    month: JUNE,
    income: { received: 10_250_000, expected: null, planned: 10_250_000 },
    split: { needs: 50, wants: 30, savings: 20 },
    parts: [
      {
        group: "needs",
        share: 50,
        planned: 5_125_000,
        spent: 3_166_500,
        left: 1_958_500,
        percent: 61,
      },
      {
        group: "wants",
        share: 30,
        planned: 3_075_000,
        spent: 3_134_000,
        left: -59_000,
        percent: 101,
      },
      {
        group: "savings",
        share: 20,
        planned: 2_050_000,
        spent: 1_000_000,
        left: 1_050_000,
        percent: 48,
      },
    ],
    safe: {
      per_day: 145_884,
      days: 13,
      income: 10_250_000,
      income_to_come: 0,
      set_aside: 2_050_000,
      spent: 6_300_500,
      moved: 0,
      to_come: 0,
      left: 1_899_500,
      balance_limit: 1_896_500,
      items: [],
    },
    version: 1,
    ...changed,
  };
}

import type { QuizResult } from "@/features/quiz/types";

import { answer } from "../support/server";

const INCOME = { question: 7, answer: "5,000,000 to 7,499,000" };
const AIM = { question: 4, answer: "Building an emergency fund" };

export const ANSWERS = [
  "25-34",
  "Indonesia",
  "Employed",
  "Building an emergency fund",
  "Weekly",
  "Salary",
  "5,000,000 to 7,499,000",
  "Food & Groceries",
  "Saving tips",
  "SMS",
  "Bill payment",
  "Monthly",
];

/** What the server makes of the answers. */
export function result(changed: Partial<QuizResult> = {}): QuizResult {
  return {
    answers: ANSWERS,
    taken_at: "2026-06-18T03:00:00Z",
    profile: { age: "25-34", country: "Indonesia", filled: [] },
    split: { needs: 50, wants: 30, savings: 20, because: [AIM, INCOME] },
    budget: {
      income: 6_250_000,
      total: 3_500_000,
      items: [
        item("food-beverages", "Food & Beverages", 1_500_000),
        item("transportation", "Transportation", 500_000),
        item("housing", "Housing", 1_500_000),
      ],
      because: [INCOME, { question: 8, answer: "Food & Groceries" }],
    },
    goals: [
      {
        kind: "emergency",
        name: "Emergency",
        icon: "/icons/umbrella.svg",
        target: 18_750_000,
        monthly: 1_250_000,
        because: [AIM, INCOME],
      },
    ],
    reminders: [
      { kind: "bill", because: [{ question: 11, answer: "Bill payment" }] },
      { kind: "saving_goal", because: [AIM] },
    ],
    channel: { chosen: "SMS", used: "email", because: [{ question: 10, answer: "SMS" }] },
    reminder_kinds: [],
    schedules: [],
    ...changed,
  };
}

function item(category_id: string, category_label: string, amount: number) {
  return { category_id, category_label, icon: "/icons/key.svg", color: null, amount };
}

export const budgets = (amounts: Record<string, number | null>) =>
  answer({
    datas: Object.entries(amounts).map(([category_id, amount]) => ({ category_id, amount })),
    month: { key: "2026-06" },
  });

export const allocation = (needs: number, wants: number, savings: number) =>
  answer({ datas: [{ split: { needs, wants, savings } }] });

export const goals = (...kinds: string[]) => answer({ datas: kinds.map((kind) => ({ kind })) });

/** Where nothing is planned yet. */
export const NOTHING_YET = {
  "GET /allocation": () => allocation(60, 20, 20),
  "GET /budgets": () => budgets({ "food-beverages": null }),
  "GET /goals": () => goals(),
};

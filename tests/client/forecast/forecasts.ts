import type { Forecast } from "@/features/forecast/queries";

import { answer, type Call, serve } from "../support/server";

/** Three days with a rent on the second one. */
export function forecast(more: Partial<Forecast> = {}): Forecast {
  const point = (day: string, expected: number) => ({
    day,
    low: expected - 50_000,
    expected,
    high: expected + 50_000,
    spending: 100_000,
    movements: day === "2026-06-19" ? [{ key: "reminder:R", amount: -2_000_000 }] : [],
  });
  const lowest = { day: "2026-06-19", low: 750_000, expected: 800_000, cause: "reminder:R" };
  const end = { low: 950_000, expected: 1_000_000, high: 1_050_000 };
  return {
    today: "2026-06-18",
    payday: "2026-06-21",
    until: "2026-06-20",
    balance: 3_000_000,
    days_recorded: 14,
    days_needed: 14,
    spending_per_day: 100_000,
    points: [
      point("2026-06-18", 2_900_000),
      point("2026-06-19", 800_000),
      point("2026-06-20", 1_000_000),
    ],
    lowest,
    end,
    usual: { lowest, end },
    items: [
      {
        key: "reminder:R",
        source: "reminder",
        source_id: "R",
        name: "Kos",
        icon: "/icons/more/receipt.svg",
        day: "2026-06-19",
        amount: -2_000_000,
        times: 1,
        total: -2_000_000,
        left_out: false,
      },
      {
        key: "series:S",
        source: "series",
        source_id: "S",
        name: "Desain",
        icon: "/icons/more/receipt.svg",
        day: "2026-06-20",
        amount: 300_000,
        times: 2,
        total: 650_000,
        left_out: false,
      },
    ],
    included: [],
    ...more,
  };
}

/** The day before payday: only tonight is left. */
export const LAST_DAY: Partial<Forecast> = {
  today: "2026-06-20",
  points: forecast().points.slice(-1),
  lowest: { day: "2026-06-20", low: 950_000, expected: 1_000_000, cause: null },
  items: [],
};

/** A new account: too few days. */
export const TOO_FEW: Partial<Forecast> = {
  days_recorded: 3,
  spending_per_day: null,
  points: [],
  lowest: null,
  end: null,
  usual: null,
  items: [],
};

/** Answers every question with this forecast. */
export function serveForecast(more: Partial<Forecast> = {}): Call[] {
  const give = () => answer({ datas: [forecast(more)] });
  return serve({ "GET /forecast": give });
}

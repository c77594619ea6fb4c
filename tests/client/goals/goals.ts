import type { Contribution, Goal } from "@/features/goals/types";

import { answer } from "../support/server";

/** A goal as the server answers it. */
export function goal(changed: Partial<Goal> = {}): Goal {
  return {
    id: "g1",
    kind: "umrah",
    name: "Umrah",
    icon: "/icons/kaaba.svg",
    target: 35_000_000,
    due: null,
    monthly: 1_025_000,
    saved: 12_600_000,
    left: 22_400_000,
    percent: 36,
    state: "on_track",
    needed_monthly: null,
    months_left: null,
    ready: "2026-04-30",
    contributed_this_month: 0,
    wallet_id: null,
    archived_at: null,
    created_at: "2024-01-01T00:00:00Z",
    version: 3,
    ...changed,
  };
}

/** The list of some goals with what they come to. */
export function goals(...datas: Goal[]) {
  const sum = (of: (one: Goal) => number) => datas.reduce((all, one) => all + of(one), 0);
  const totals = {
    saved: sum(({ saved }) => saved),
    target: sum(({ target }) => target),
    monthly: sum(({ monthly }) => monthly ?? 0),
    count: datas.length,
  };
  return answer({ datas, totals });
}

export function contribution(changed: Partial<Contribution> = {}): Contribution {
  return {
    id: "c1",
    amount: 500_000,
    date: "2024-06-10",
    booked: false,
    transaction_id: null,
    wallet_id: null,
    to_wallet_id: null,
    opening: false,
    detail: "",
    created_at: "2024-06-10T00:00:00Z",
    ...changed,
  };
}

export const EMERGENCY = goal({
  id: "g2",
  kind: "emergency",
  name: "Emergency",
  icon: "/icons/umbrella.svg",
  target: 30_000_000,
  saved: 18_500_000,
  left: 11_500_000,
  percent: 61,
  monthly: 200_000,
  due: "2024-12-31",
  state: "behind",
  needed_monthly: 1_642_858,
  months_left: 7,
  ready: "2029-03-31",
});

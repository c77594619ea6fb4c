import type { APIRequestContext } from "@playwright/test";
import { API } from "./people";

/** One goal of every standing: on its way, behind, without a plan, and full. */
const GOALS = [
  { kind: "umrah", target: 35_000_000, saved: 12_600_000, monthly: 1_025_000 },
  { kind: "house", target: 900_000_000, saved: 18_500_000, monthly: 200_000, due: inYears(2) },
  { kind: "gadget", target: 9_000_000, saved: 8_100_000, due: inYears(1) },
  { kind: "own", name: "Sewing machine", target: 5_000_000, saved: 5_000_000 },
];

function inYears(years: number): string {
  return `${new Date().getFullYear() + years}-12-01`;
}

/** Give somebody goals of every standing. */
export async function saveForGoals(request: APIRequestContext, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  for (const data of GOALS) {
    const answer = await request.post(`${API}/goals`, { data, headers });
    if (answer.status() !== 201) throw new Error(`${answer.status()}: ${await answer.text()}`);
  }
}

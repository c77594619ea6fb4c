import type { APIRequestContext } from "@playwright/test";
import { API, mustBe } from "./people";

interface NewRule {
  text: string;
  category_id?: string;
  min_amount?: number;
  leave_out?: boolean;
}

/** Stores rules, the first one first. */
export async function addRules(
  request: APIRequestContext,
  token: string,
  rules: readonly NewRule[],
): Promise<void> {
  for (const data of rules) {
    const headers = { Authorization: `Bearer ${token}` };
    await mustBe(201, await request.post(`${API}/rules`, { data, headers }));
  }
}

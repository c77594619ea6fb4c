import { type APIRequestContext, expect } from "@playwright/test";
import { API } from "./people";

interface NewReminder {
  description: string;
  day: string;
  kind?: "bill" | "saving" | "investment" | "other";
  time?: string;
  frequency?: "once" | "daily" | "weekly" | "monthly" | "yearly";
  amount?: number;
  category_id?: string;
  automatic?: boolean;
}

/** Stores reminders, one after the other. */
export async function remind(
  request: APIRequestContext,
  token: string,
  reminders: readonly NewReminder[],
): Promise<void> {
  for (const data of reminders) {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await request.post(`${API}/reminders`, { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

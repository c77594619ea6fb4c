import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { API } from "./people";

/** Fails when the page was loaded again since: what happens must show without a reload. */
export async function withoutReload(page: Page, steps: () => Promise<void>): Promise<void> {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await steps();
  expect(loads, "loads of the page").toBe(0);
}

/** What the last bar of the chart stands for, as those hear it who do not see it. */
export const lastBar = (place: Page | Locator) =>
  place.getByRole("table", { name: "Income and expenses by month" }).getByRole("row").last();

/** How many transactions the person has. */
export async function rows(page: Page, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${API}/transactions`, { headers });
  return ((await answer.json()) as { payload: { totals: { count: number } } }).payload.totals.count;
}

/** Says what the person had before the first transaction. */
export async function setOpening(
  request: APIRequestContext,
  token: string,
  amount = 0,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const data = { amount, date: "2024-01-01" };
  const answer = await request.put(`${API}/users/opening-balance`, { data, headers });
  expect(answer.status()).toBe(200);
}

import { daysAgo } from "./support/listed";
import { API } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const WEEKS = [28, 21, 14, 7];

test("what comes every week is found, becomes a recurring entry, and follows its price", async ({
  page,
  account,
}) => {
  const every = (detail: string, amount: number, days: readonly number[]) =>
    days.map((ago) => {
      const entry = { type: "expenses", categoryName: "Entertainment", amount, detail } as const;
      return { ...entry, date: daysAgo(ago) };
    });
  await record(page.request, account.token, [
    ...every("Netflix", 54_000, WEEKS),
    ...every("Badminton", 40_000, WEEKS),
  ]);
  await page.goto("/reminders");
  const card = page.getByRole("region", { name: "Found in your transactions" });
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await card.scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await card.getByRole("button", { name: "Don't suggest Badminton again" }).tap();
  await expect(card.getByText("Badminton")).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).tap();
  await expect(card.getByText("Badminton")).toBeVisible();
  await card.getByRole("button", { name: "Don't suggest Badminton again" }).tap();
  await expect(card.getByText("Badminton")).toBeHidden();

  await card.getByRole("button", { name: "Make it recurring: Netflix" }).tap();
  const form = page.getByRole("dialog");
  await expect(form.getByRole("textbox", { name: /^Reminder/ })).toHaveValue("Netflix");
  await expect(form.getByRole("textbox", { name: /^Amount/ })).toHaveValue("54.000");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).tap();
  await expect(form).toBeHidden();
  await expect(card).toBeHidden();

  // What was refused stays so, whatever else is recorded.
  await record(page.request, account.token, [
    ...every("Badminton", 40_000, [0]),
    ...every("Netflix", 65_000, [0]),
  ]);
  await page.reload();
  await expect(card.getByText("Netflix rose from Rp54.000 to Rp65.000")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await card.getByRole("button", { name: "Expect Rp65.000 from now on" }).tap();
  await expect(card).toBeHidden();
  const headers = { Authorization: `Bearer ${account.token}` };
  const answer = await page.request.get(`${API}/reminders`, { headers });
  const { payload } = (await answer.json()) as { payload: { datas: { amount: number }[] } };
  expect(payload.datas.map(({ amount }) => amount)).toEqual([65_000]);
});

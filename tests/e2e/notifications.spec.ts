import type { APIRequestContext } from "@playwright/test";
import { API } from "./support/people";
import { rows } from "./support/records";
import { expect, expectAccessible, test } from "./support/test";

/** New accounts live there. */
const ZONE = "Asia/Jakarta";
/** Longer than the page waits until it asks again. */
const LIVE = { timeout: 45_000 };

/** The day and the time of a moment that is just coming: this minute, or the next one. */
function soon(): { day: string; time: string } {
  const moment = new Date(Date.now() + 10_000);
  const [day = "", time = ""] = moment.toLocaleString("sv-SE", { timeZone: ZONE }).split(" ");
  return { day, time: time.slice(0, 5) };
}

async function remind(request: APIRequestContext, token: string, description: string) {
  const answer = await request.post(`${API}/reminders`, {
    data: { description, kind: "bill", amount: 350_000, ...soon() },
    headers: { Authorization: `Bearer ${token}`, "Idempotency-Key": description },
  });
  expect(answer.status()).toBe(201);
}

test("what is due counts up at the bell without a reload, and is done from there", async ({
  page,
  account,
}) => {
  await page.goto("/overview");
  const bell = page.getByRole("main").getByRole("button", { name: /notification/i });
  await expect(bell).toHaveAccessibleName("Notifications");
  await expect(page.getByRole("button", { name: "Add Transaction" })).toBeVisible();
  await remind(page.request, account.token, "Pay the internet");
  await expect(bell).toHaveAccessibleName("1 unread notification", LIVE);
  await expect(page).toHaveTitle(/^\(1\) Overview/);
  await expect(page.getByRole("link", { name: "Notification 1" })).toBeVisible();

  await bell.click();
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  const notice = dialog.getByRole("listitem").filter({ hasText: "Pay the internet" });
  await expect(notice.getByText(/^Due (today|on \S).* · Rp350\.000$/)).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Record Rp350.000" }).click();
  await expect(notice.getByText("Done")).toBeVisible();
  expect(await rows(page, account.token)).toBe(1);
  await expect(dialog.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);

  await notice.getByRole("link", { name: /Pay the internet/ }).click();
  await expect(page).toHaveURL(/\/reminders\?day=\d{4}-\d{2}-\d{2}$/);
  await expect(page).toHaveTitle(/^Reminders/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the switches are kept over a reload, and Subscribe is the same as Suggestion", async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    await page.goto("/overview");
    await page.getByRole("button", { name: "Notifications" }).tap();
    const dialog = page.getByRole("dialog", { name: "Notifications" });
    await expect(dialog.getByText("No notifications yet")).toBeVisible();
    await dialog.getByRole("link", { name: "Notification settings" }).tap();
    await expect(page.getByRole("switch", { checked: true })).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole("switch", { name: /^Suggestion/ }).tap();
    await expect(page.getByText("Saved to your account")).toBeVisible();
    await page.reload();
    const suggestion = page.getByRole("switch", { name: /^Suggestion/ });
    await expect(suggestion).not.toBeChecked();
    await expect(page.getByRole("switch", { checked: true })).toHaveCount(3);

    await page.goto("/setting?tab=subscribe");
    const letter = page.getByRole("switch", { name: /^The monthly letter/ });
    await expect(letter).not.toBeChecked();
    await expectAccessible(page);
    await letter.tap();
    await expect(page.getByText("Saved to your account")).toBeVisible();
    await page.goto("/notification");
    await expect(suggestion).toBeChecked();
  });
});

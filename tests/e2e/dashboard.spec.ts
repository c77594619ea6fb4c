import { API } from "./support/people";
import { asOperator } from "./support/operators";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

test("an operator reads what happened, by keyboard and on a phone", async ({ page }) => {
  const { token } = await asOperator(page, "Admin");
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${API}/admin/dashboard?range=7d`, { headers });
  const { payload } = (await answer.json()) as { payload: { datas: [{ views: Figure }] } };
  const counted = payload.datas[0].views.value;

  await page.goto("/AdminDashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const days = page.getByRole("combobox", { name: "Period" });
  await days.selectOption("7d");
  await expect(page).toHaveURL(/\?range=7d$/);
  const views = page.getByRole("region", { name: "Views", exact: true });
  await expect(views).toContainText(new Intl.NumberFormat("en-US").format(counted));

  const users = page.getByRole("region", { name: "Total Users" });
  await users.getByRole("button", { name: "Show as table" }).focus();
  await page.keyboard.press("Enter");
  await expect(users.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(users.getByRole("list", { name: "Month" })).toBeVisible();

  await page.setViewportSize(PHONE);
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  // The charts take the new width a frame later.
  await expect.poll(wider).toBe(false);
  const waiting = page.getByRole("region", { name: "At a glance" });
  // What has no screen of its own says more in place.
  const mail = waiting.getByText(
    /try each email twelve times in two days|don't resend failed mail/,
  );
  await expect(mail).toBeHidden();
  await waiting.locator("summary", { hasText: "Queued mail" }).focus();
  await page.keyboard.press("Enter");
  await expect(mail).toBeVisible();
  await expectAccessible(page);
  await waiting.getByRole("link", { name: /Held comments/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/content\?tab=comments$/);
  await page.goBack();
  await expect(days).toHaveValue("7d");
});

interface Figure {
  value: number;
}

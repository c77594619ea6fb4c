import { API } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("from the landing page to a goal by the keyboard: three numbers, an exact amount, a goal", async ({
  page,
  account,
}) => {
  const headers = { Authorization: `Bearer ${account.token}` };
  const planned = { expected_income: 10_250_001 };
  await page.request.put(`${API}/allocation`, { data: planned, headers });
  // The landing page asks who is there once the browser has been signed in.
  await page.goto("/planning");
  await page.goto("/?feature=feature5");
  const dialog = page.getByRole("dialog", { name: "Saving & Invest Recommendation" });
  const apply = dialog.getByRole("button", { name: "Apply" });
  await expect(dialog.getByRole("group").getByRole("button")).toHaveCount(12);
  await expect(dialog.getByRole("heading", { name: "Systematic Investment Plan" })).toBeVisible();
  await apply.press("Enter");
  const missing = dialog.getByRole("alert").filter({ hasText: /./ });
  await expect(missing).toHaveText("Please select a goal before applying.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Wedding" }).press("Enter");
  await expect(missing).toHaveCount(0);
  await apply.press("Enter");

  const wish = page.getByRole("dialog", { name: "Wedding" });
  const target = wish.getByRole("textbox", { name: "How much money must be collected" });
  await expect(wish.getByRole("textbox", { name: "Monthly Income" })).toHaveValue("10.250.001");
  await target.fill("1000000000000000");
  await target.press("Enter");
  await expect(wish.getByText("Enter at most Rp999.999.999.999.")).toBeVisible();
  await target.fill("");
  await target.press("Enter");
  await expect(wish.getByRole("alert").first()).toHaveText("Please fill in all fields.");
  await expect(target).toHaveAccessibleDescription(/Please fill in all fields\./);
  await expectAccessible(page);
  await target.fill("0");
  await target.press("Enter");
  await expect(target).toHaveAccessibleDescription(/Enter an amount above 0\./);
  await target.fill("60jt");
  await wish.getByRole("radio", { name: "10%" }).press("ArrowRight");
  await expect(wish.getByRole("radio", { name: "20%" })).toBeChecked();
  await target.press("Enter");

  const insight = page.getByRole("dialog", { name: "Insight" });
  await expect(insight).toContainText("save Rp2.050.000,20 every month for 30 months");
  await expect(insight).toContainText("Digital bank savings at 5% to 6.5% per year");
  await expect(insight).toContainText("A mutual fund with average return 4-5%");
  await expect(insight).toContainText("A bond with fixed 3%");
  await expectAccessible(page);
  await insight.getByRole("button", { name: "Close" }).press("Enter");
  await apply.press("Enter");
  await expect(target).toHaveValue("60.000.000");
  await target.press("Enter");
  await insight.getByRole("button", { name: "Make this a goal" }).press("Enter");
  await expect(page.getByText("Wedding is now one of your goals.")).toBeVisible();
  await expect(page).toHaveURL(/\/planning$/);
  await expect(page.getByRole("dialog", { name: "Wedding" })).toHaveCount(1);
  const answer = await page.request.get(`${API}/goals`, { headers });
  const { payload } = (await answer.json()) as { payload: { datas: object[] } };
  const made = { kind: "wedding", target: 60_000_000, monthly: 2_050_001 };
  expect(payload.datas).toEqual([expect.objectContaining(made)]);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("what was typed for a goal survives a reload", async ({ page, account }) => {
    expect(account.token).not.toBe("");
    await page.goto("/planning");
    await page.getByRole("button", { name: "Umrah" }).tap();
    await page.getByRole("button", { name: "Apply" }).tap();
    const wish = page.getByRole("dialog", { name: "Umrah" });
    await wish.getByRole("textbox", { name: "Monthly Income" }).fill("8,5jt");
    await wish.getByRole("radio", { name: "30%" }).tap();
    await expect(wish.getByText("Rp2.550.000,00 a month")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole("button", { name: "Umrah" }).tap();
    await page.getByRole("button", { name: "Apply" }).tap();
    await expect(wish.getByRole("textbox", { name: "Monthly Income" })).toHaveValue("8.500.000");
    await expect(wish.getByRole("radio", { name: "30%" })).toBeChecked();
  });
});

import type { Page } from "@playwright/test";

import { saveForGoals } from "./support/goals";
import { LEDGER } from "./support/ledger";
import { API, mustBe, signIn } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";
import { firstWallet } from "./support/wallets";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The heading, and the amount beside it. */
const balance = (page: Page) =>
  page.getByRole("heading", { name: "Your balance" }).locator("xpath=../..");

test.use(PHONE);

test("all data comes back in another account, and can be taken out again", async ({
  page,
  context,
  account,
  nextPerson,
}) => {
  const { request } = page;
  const headers = { Authorization: `Bearer ${account.token}` };
  await record(request, account.token, LEDGER);
  await saveForGoals(request, account.token);
  const bank = { name: "BCA", kind: "bank", opening: { amount: 2_500_000, date: "2024-01-01" } };
  const made = await mustBe(201, await request.post(`${API}/wallets`, { headers, data: bank }));
  const id: string = (await made.json()).payload.datas[0].id;
  const move = { wallet_id: id, to_wallet_id: await firstWallet(request, account.token) };
  await mustBe(
    201,
    await request.post(`${API}/transfers`, {
      headers,
      data: { ...move, amount: 500_000, fee: 2_500 },
    }),
  );
  await page.goto("/overview");
  await expect(balance(page)).toContainText(/Rp[1-9]/);
  const [amount = ""] = /Rp[\d.]+/.exec(await balance(page).innerText()) ?? [];

  await page.goto("/setting?tab=account");
  const card = page.getByRole("region", { name: "Your data is yours" });
  await card.getByRole("button", { name: "Export" }).click();
  await expect(card.getByText("Your file is ready")).toBeVisible({ timeout: 30_000 });
  const begun = page.waitForEvent("download");
  await card.getByRole("button", { name: "Download" }).click();
  const file = await (await begun).path();

  const other = await nextPerson();
  await signIn(context.request, other);
  await page.goto("/import");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByRole("heading", { name: /^Lumbung, exported/ })).toBeVisible();
  await expect(page.getByText("Balance matches")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Import \d+ entries$/ }).click();
  await expect(page.getByText(/entries imported/)).toBeVisible();
  await expect(page.getByText(/^Also added: 2 wallets/)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/overview");
  await expect(balance(page)).toContainText(amount);

  await page.goto("/import");
  await page.getByRole("button", { name: /^Undo Lumbung/ }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("Import undone.")).toBeVisible();
  await page.goto("/transaction");
  await expect(page.getByText("Nothing recorded yet")).toBeVisible();
});

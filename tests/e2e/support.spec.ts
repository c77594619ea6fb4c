import { waitForMails } from "./support/mail";
import { expect, expectAccessible, test } from "./support/test";

test("a message is sent once, listed, and its copy comes by mail", async ({ page, account }) => {
  await page.goto("/setting?tab=support");
  await expect(page.getByText("No messages yet")).toBeVisible();
  await expect(page.getByText(`We'll send a copy to ${account.person.email}.`)).toBeVisible();
  const area = page.getByRole("textbox", { name: "Your message" });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(area).toHaveAccessibleDescription(/Please write your message\./);
  await expect(area).toBeFocused();
  await area.fill("Where do I change my payday?\nThank you.");
  await expect(page.getByText("3,961 characters left")).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "payday" })).toContainText("Open");
  await expect(area).toHaveValue("");
  await expectAccessible(page);
  const [, copy] = await waitForMails(account.person.email, 2);
  expect(copy).toContain("Where do I change my payday?");
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "payday" })).toHaveCount(1);
  await expect(area).toHaveValue("");
});

test("a message that is not sent yet outlives a reload, and leaves with the person", async ({
  page,
  account,
}) => {
  await page.goto("/setting?tab=support");
  const area = page.getByRole("textbox", { name: "Your message" });
  await area.fill("Half a sentence");
  await page.reload();
  await expect(area).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept, account.person.username).not.toContain("Half a sentence");
});

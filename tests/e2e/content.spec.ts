import type { Page } from "@playwright/test";
import { asOperator, signInOperator } from "./support/operators";
import { API } from "./support/people";
import { dontCount, expect, expectAccessible, test } from "./support/test";
import { watch } from "./support/problems";

const ARTICLES = `**${API}/admin/articles/*`;

/** A new article with this title, open in the editor. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto("/content");
  await page.getByRole("button", { name: "New article" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  await dialog.getByRole("button", { name: "Start writing" }).click();
  await expect(page.getByRole("heading", { name: "Edit article" })).toBeVisible();
}

const inEnglish = (page: Page) => page.getByRole("region", { name: "English", exact: true });
const text = (page: Page) => inEnglish(page).getByRole("textbox", { name: "Text" });
const saved = (page: Page) => page.getByRole("status").getByText(/^Saved/);

test.describe("one operator", () => {
  test.use({ refusals: [0] });

  test("an article is written, kept while the network is gone, published and read", async ({
    page,
  }) => {
    await asOperator(page, "Admin");
    const title = `What THR is for ${String(Date.now())}`;
    await begin(page, title);
    const side = inEnglish(page);
    await side
      .getByRole("textbox", { name: "Description" })
      .fill("Divide it before it divides you.");
    await text(page).fill("Three envelopes");
    await text(page).press("Home");
    await text(page).press("ControlOrMeta+Shift+Digit2");
    await expect(text(page)).toHaveValue("## Three envelopes");
    await side.getByRole("button", { name: /^Undo/ }).click();
    await expect(text(page)).toHaveValue("Three envelopes");
    await side.getByRole("button", { name: /^Redo/ }).click();
    await expect(saved(page)).toBeVisible();

    await page.route(ARTICLES, (route) =>
      route.request().method() === "PUT" ? route.abort("internetdisconnected") : route.continue(),
    );
    await text(page).press("ControlOrMeta+End");
    await text(page).pressSequentially("\n\n- half for the feast\nthe rest for the barn");
    await expect(page.getByText("Not saved: no connection, kept on this device")).toBeVisible();
    await page.reload();
    const written = "## Three envelopes\n\n- half for the feast\n- the rest for the barn";
    await expect(text(page)).toHaveValue(written);
    await page.unroute(ARTICLES);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });

    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = page.getByRole("region", { name: "Preview in English" });
    await expect(preview.getByRole("listitem").filter({ hasText: "half" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Published. Readers see it now.")).toBeVisible();

    const { pathname } = new URL(await readerAddress(page));
    await page.goto(pathname);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText("the rest for the barn")).toBeVisible();
  });
});

/** Where readers find the article that is open in the editor. */
async function readerAddress(page: Page): Promise<string> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("menuitem", { name: "See it" }).click(),
  ]);
  const address = opened.url();
  await opened.close();
  return address;
}

test.describe("two operators on one article", () => {
  test.use({ refusals: [412] });

  test("the second is told, sees what differs, and nothing is overwritten unknowingly", async ({
    page,
    browser,
  }) => {
    await asOperator(page);
    await begin(page, "Gold or savings account?");
    await text(page).fill("The first draft.");
    await expect(saved(page)).toBeVisible();

    const other = await browser.newContext();
    await dontCount(other);
    const problems = watch(other, () => [412]);
    const second = await other.newPage();
    await signInOperator(second.request);
    await second.goto(page.url());
    await expect(text(second)).toHaveValue("The first draft.");

    await text(page).fill("What the first one says.");
    await expect(text(page)).toBeVisible();
    await inEnglish(page).getByRole("textbox", { name: "Description" }).fill("By the first one.");
    await expect(page.getByText("Not saved yet").or(saved(page))).toBeVisible();
    await expect(saved(page)).toBeVisible();

    await text(second).fill("What the second one says.");
    const told = second.getByRole("alert").filter({ hasText: "Somebody else has saved" });
    await expect(told).toBeVisible();
    await expectAccessible(second);
    await told.getByRole("button", { name: "See what differs" }).click();
    const dialog = second.getByRole("dialog");
    await expect(dialog.getByText("What the first one says.")).toBeVisible();
    await expect(dialog.getByText("What the second one says.")).toBeVisible();
    await expectAccessible(second);
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(saved(second)).toBeVisible();

    await text(page).press("ControlOrMeta+End");
    await text(page).pressSequentially(" And more.");
    await page.getByRole("button", { name: "See what differs" }).click();
    await page.getByRole("button", { name: "Take the other version" }).click();
    await expect(text(page)).toHaveValue("What the second one says.");
    expect(problems).toEqual([]);
    await other.close();
  });
});

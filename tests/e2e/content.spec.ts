import type { Page } from "@playwright/test";
import { asOperator, signInOperator } from "./support/operators";
import { API, mustBe, newPerson, register, signIn } from "./support/people";
import { edgesOf, phonePhoto } from "./support/pictures";
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
  test.use({ refusals: [0, 422] });

  test("an article is written, kept while the network is gone, published and read", async ({
    page,
  }) => {
    await asOperator(page, "Admin");
    const title = `What THR is for ${String(Date.now())}`;
    await begin(page, title);
    const side = inEnglish(page);
    const description = side.getByRole("textbox", { name: "Description" });
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(description).toBeFocused();
    await expect(description).toHaveAttribute("aria-invalid", "true");
    await description.fill("Divide it before it divides you.");
    await expect(description).not.toHaveAttribute("aria-invalid");
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
    await expect(page.getByText("Offline: saved on this device only")).toBeVisible();
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
    await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
    const asked = page.getByRole("dialog", { name: "Publish this article now?" });
    await expect(asked.getByText("Only in English. No cover.")).toBeVisible();
    await asked.getByRole("button", { name: "Publish", exact: true }).press("Enter");
    await expect(page.getByText("Published. Readers can see it now.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Edit article" })).toBeFocused();

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
    page.getByRole("menuitem", { name: "View" }).click(),
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
    const told = second.getByRole("alert").filter({ hasText: "Someone else saved" });
    await expect(told).toBeVisible();
    await expectAccessible(second);
    await told.getByRole("button", { name: "See what's different" }).click();
    const dialog = second.getByRole("dialog");
    await expect(dialog.getByText("What the first one says.")).toBeVisible();
    await expect(dialog.getByText("What the second one says.")).toBeVisible();
    await expectAccessible(second);
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect(saved(second)).toBeVisible();
    await expect(second.getByRole("heading", { name: "Edit article" })).toBeFocused();

    await text(page).press("ControlOrMeta+End");
    await text(page).pressSequentially(" And more.");
    await page.getByRole("button", { name: "See what's different" }).click();
    await page.getByRole("button", { name: "Use the other version" }).click();
    await expect(text(page)).toHaveValue("What the second one says.");
    expect(problems).toEqual([]);
    await other.close();
  });
});

test("a cover and a version come back, and who commented is told what became of it", async ({
  page,
  browser,
}) => {
  const reader = await browser.newContext();
  await dontCount(reader);
  const author = newPerson("Bayu Pratama");
  await register(reader.request, author);
  const headers = { Authorization: `Bearer ${await signIn(reader.request, author)}` };
  for (const site of ["baik", "buruk"]) {
    const data = { text: `${author.username}: situs-${site}.com` };
    const said = reader.request.post(`${API}/articles/blog6/comments`, { headers, data });
    await mustBe(201, await said);
  }

  await asOperator(page, "Admin");
  await page.goto(`/content?tab=comments&q=${author.username}`);
  const held = page.getByRole("list", { name: "Comments" }).getByRole("listitem");
  await expect(held).toHaveCount(2);
  const good = held.filter({ hasText: "situs-baik" });
  await expect(good).toContainText("Held: contains a link");
  await good.getByRole("button", { name: "Approve" }).click();
  await expect(held).toHaveCount(1);
  await held.getByRole("button", { name: "Remove comment" }).click();
  const question = page.getByRole("dialog", { name: "Remove this comment?" });
  await question.getByRole("button", { name: "Remove comment" }).click();
  await expect(question.getByText("Choose a reason.")).toBeVisible();
  await question.getByRole("radio", { name: "It's a scam" }).check();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Remove comment" }).click();
  await expect(page.getByText("No matching comments")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Comments", exact: true })).toBeFocused();

  const theirs = await reader.newPage();
  await theirs.goto("/overview");
  await theirs.getByRole("main").getByRole("button", { name: "2 unread notifications" }).click();
  const notices = theirs.getByRole("dialog", { name: "Notifications" }).getByRole("listitem");
  await expect(notices.filter({ hasText: "It looked like a scam." })).toBeVisible();
  await notices.getByRole("link", { name: /Others can see your comment now/ }).click();
  await expect(theirs).toHaveURL(/\/blog\/blog6/);
  const shown = theirs.getByRole("listitem").filter({ hasText: author.username });
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toContainText("Only you can see this");
  await reader.close();

  await begin(page, `Rice or gold ${author.username}`);
  await inEnglish(page).getByRole("textbox", { name: "Description" }).fill("Two of them.");
  await text(page).fill("As it was first.");
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add picture" }).click();
  const buffer = await phonePhoto(page, 1600);
  await (await asked).setFiles({ name: "cover.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("button", { name: "Change picture" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Readers can see it now.")).toBeVisible();

  await text(page).fill("What was written too hastily.");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByRole("button", { name: "Update", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Versions" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Version 1 · Published/ }).click();
  await expect(dialog.getByText("As it was first.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(text(page)).toHaveValue(/^As it was first\.\n?$/);
  const address = await readerAddress(page);
  await page.goto(address);
  await expect(page.getByText("What was written too hastily.")).toBeVisible();
  const cover = page.locator("main img[src*='/covers/']").first();
  await expect(cover).toBeVisible();
  // Turned upright, the upper half is the red one.
  const [top, , bottom] = await edgesOf(page, (await cover.getAttribute("src")) ?? "");
  expect([top, bottom]).toEqual(["red", "blue"]);

  const list = `/content?q=${author.username}&state=published`;
  await page.goto(list);
  await page.getByRole("link", { name: `Rice or gold ${author.username}`, exact: true }).click();
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL(list);
});

import type { APIRequestContext, Page } from "@playwright/test";

import { API, newPerson, register, signIn } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const SLUG = "blog6";
const PAGE = `/blog/${SLUG}`;
const SCRIPT = "<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))";

/** The comments, which come when somebody gets near them. */
async function openComments(page: Page) {
  await page.goto(`${PAGE}#comments`);
  const part = page.getByRole("region", { name: /^Comments/ });
  await expect(part).toBeVisible();
  return part;
}

/** Somebody else who comments, beside the browser. */
async function otherSays(request: APIRequestContext, text: string): Promise<void> {
  const other = newPerson("Bayu Pratama");
  await register(request, other);
  const token = await signIn(request, other);
  const answer = await request.post(`${API}/articles/${SLUG}/comments`, {
    data: { text },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
}

test("somebody signs in to comment, changes it, and deletes it; a link waits", async ({ page }) => {
  const person = newPerson();
  await register(page.request, person);
  const part = await openComments(page);
  await part.getByRole("link", { name: "Sign in to comment" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${PAGE}#comments`);

  const area = part.getByRole("textbox", { name: "Your comment" });
  const send = part.getByRole("button", { name: "Comment", exact: true });
  const mine = part.getByRole("listitem").filter({ hasText: person.username });
  await send.click();
  await expect(area).toHaveAccessibleDescription(/Please write your comment\./);
  const words = `Sangat membantu!\n${SCRIPT}`;
  await area.fill(words);
  await area.press("ControlOrMeta+Enter");
  // It leads nowhere, and yet somebody looks at it, as at any link.
  await expect(mine.filter({ hasText: "alert(1)" })).toContainText("Only you can see this");
  await expect(mine.locator("script, img[src=x], a")).toHaveCount(0);
  await expect(area).toHaveValue("");
  await expect(area).toBeFocused();

  await mine.getByRole("button", { name: "Edit" }).click();
  const edit = part.getByRole("textbox", { name: "Edit your comment" });
  await expect(edit).toHaveValue(words);
  await expect(edit).toBeFocused();
  await edit.fill("Sangat membantu, <b>terima kasih</b>!");
  await part.getByRole("button", { name: "Save" }).click();
  await expect(mine).toContainText("Sangat membantu, <b>terima kasih</b>!");
  await expect(mine).toContainText("edited");
  await expect(mine).not.toContainText("Only you can see this");
  await expectAccessible(page);

  await page.reload();
  await expect(mine).toContainText("<b>terima kasih</b>");
  await mine.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(mine).toHaveCount(0);
  await expect(part.getByRole("heading", { name: /^Comments/ })).toBeFocused();
});

test("somebody reports what another wrote, and a held one is seen by nobody else", async ({
  page,
  playwright,
  baseURL,
  account,
}) => {
  const said = `Pinjaman cair untuk ${account.person.username}`;
  const elsewhere = await playwright.request.newContext({ baseURL });
  await otherSays(elsewhere, said);
  await otherSays(elsewhere, `${said}: situs．com`);
  await elsewhere.dispose();

  // A public page asks who is here only where somebody has been signed in.
  await page.goto("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const part = await openComments(page);
  const theirs = part.getByRole("listitem").filter({ hasText: said });
  await expect(theirs).toHaveCount(1);
  await expect(theirs.getByRole("button", { name: /^(Edit|Delete)$/ })).toHaveCount(0);
  await theirs.getByRole("button", { name: /^Report/ }).click();
  const dialog = page.getByRole("dialog", { name: "Report this comment" });
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog.getByText("Choose a reason.")).toBeVisible();
  await dialog.getByRole("radio", { name: "It's a scam" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(theirs).toContainText("You reported this.");
  await page.reload();
  await expect(theirs).toContainText("You reported this.");
});

import type { Page } from "@playwright/test";
import { leaveWork } from "./support/desk";
import { pick, press, tabTo, turnTo, write } from "./support/keyboard";
import { asOperator } from "./support/operators";
import { newPerson, type Person } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const told = (page: Page, words: string | RegExp) => expect(page.getByText(words)).toBeVisible();
const sheet = (page: Page) => page.getByRole("dialog");

/** Goes to another page by the menu at the bottom. */
async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main" });
  await press(page, menu.getByRole("link", { name, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

async function invite(page: Page, { fullname, email }: Person): Promise<void> {
  const asked = page.getByRole("button", { name: "Add User" });
  await press(page, asked);
  await write(page, page.getByLabel("Full name"), fullname);
  await write(page, page.getByLabel("Email"), email);
  await pick(page, page.getByRole("radio", { name: "English" }));
  await press(page, page.getByRole("button", { name: "Send invitation" }));
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Valid until");
  await expect(asked).toBeFocused();
}

/** Who is suspended is found by this in the audit log. */
async function suspend(page: Page, { fullname, email }: Person): Promise<string> {
  await write(page, page.getByRole("searchbox", { name: "Search users" }), email);
  const line = page.getByRole("list", { name: "All users" }).getByRole("listitem");
  // Of all who are listed before the search one is left.
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(email);
  const menu = page.getByRole("button", { name: `Actions for ${fullname}` });
  await press(page, menu);
  const chosen = page.locator("[role=menuitem]:focus");
  await expect(chosen).toHaveText("Details");
  for (const next of ["Transaction history", "Sign out everywhere", "Suspend"]) {
    await page.keyboard.press("ArrowDown");
    await expect(chosen).toHaveText(next);
  }
  await page.keyboard.press("Enter");
  const reason = page.getByRole("combobox", { name: "Reason" });
  await tabTo(page, reason);
  await page.keyboard.press("ArrowDown");
  await expect(reason).not.toHaveValue("");
  await press(page, sheet(page).getByRole("button", { name: "Suspend" }));
  await expect(sheet(page)).toHaveCount(0);
  await expect(line).toContainText("Suspended");
  await expect(menu).toBeFocused();
  const link = page.getByRole("link", { name: fullname });
  return (
    new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("user") ?? ""
  );
}

async function answer(page: Page, { fullname, email }: Person): Promise<void> {
  await turnTo(page, "Support");
  const search = page.getByRole("searchbox", { name: "Search messages" });
  await write(page, search, email);
  const lines = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await press(page, lines.getByRole("link", { name: fullname }));
  await write(page, page.getByRole("textbox", { name: `Reply to ${fullname}` }), "Try it again.");
  await press(page, page.getByRole("button", { name: "Send answer" }));
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("Try it again.");
  await press(page, page.getByRole("link", { name: "All messages" }));
  await expect(search).toBeVisible();
}

async function publish(page: Page, title: string): Promise<void> {
  await goTo(page, "Content");
  await press(page, page.getByRole("button", { name: "New article" }));
  await pick(page, page.getByRole("radio", { name: "Financial tip" }));
  await write(page, page.getByRole("textbox", { name: "Title" }), title);
  await press(page, page.getByRole("button", { name: "Start writing" }));
  await expect(page.getByRole("heading", { name: "Edit article" })).toBeFocused();
  await write(page, page.getByRole("textbox", { name: "Description" }), "By the keyboard alone.");
  const text = page.getByRole("textbox", { name: "Text" });
  await write(page, text, "Hands off the mouse");
  await tabTo(page, page.getByRole("button", { name: /^Heading/ }));
  await page.keyboard.press("Space");
  await expect(text).toHaveValue("## Hands off the mouse");
  await press(page, page.getByRole("button", { name: "Publish", exact: true }));
  const question = page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true });
  await press(page, question);
  await told(page, "Published. Readers can see it now.");
  await press(page, page.getByRole("link", { name: "All articles" }));
}

async function release(page: Page, username: string): Promise<void> {
  await turnTo(page, "Comments");
  await write(page, page.getByRole("searchbox", { name: "Search comments" }), username);
  const held = page.getByRole("list", { name: "Comments" }).getByRole("listitem");
  await expect(held).toHaveCount(1);
  await press(page, held.getByRole("button", { name: "Approve" }));
  await expect(held).toHaveCount(0);
}

async function promote(page: Page, { fullname, email }: Person): Promise<void> {
  await goTo(page, "Setting");
  await turnTo(page, "User Permissions");
  await write(page, page.getByRole("searchbox", { name: "Search users" }), email);
  const access = page.getByRole("combobox", { name: `Access for ${fullname}` });
  await expect(access).toHaveCount(1);
  await tabTo(page, access);
  await page.keyboard.press("ArrowUp");
  const question = page.getByRole("alertdialog");
  await press(page, question.getByRole("button", { name: "Change access" }));
  await told(page, "The role has been changed.");
  await expect(access).toHaveValue("Admin");
  await expect(access).toBeFocused();
}

async function readAudit(page: Page, about: string): Promise<void> {
  await turnTo(page, "Audit log");
  await press(page, page.getByRole("button", { name: "Check the chain" }));
  await told(page, /The log is intact/);
  const acts = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await press(page, page.getByRole("button", { name: /^Filter/ }));
  await write(page, page.getByRole("textbox", { name: "About (ID)" }), about);
  await page.keyboard.press("Enter");
  await expect(acts.first()).toContainText("Account suspended");
  await press(page, acts.first().getByRole("link").last());
  await expect(sheet(page).getByRole("button", { name: "Restore" })).toBeVisible();
}

/** The sheet of the bar, which holds the ways out. */
async function lookAtAccount(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  const menu = page.getByRole("button", { name: /^Account menu for/ });
  await press(page, menu);
  await expect(sheet(page).getByRole("link", { name: "Back to my money" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
}

test("an operator does the day's work on a phone by the keyboard alone", async ({
  page,
  request,
}) => {
  const person = await leaveWork(request);
  await asOperator(page);
  await page.goto("/user");
  await invite(page, newPerson("Putri Maharani"));
  await answer(page, person);
  await publish(page, `No mouse ${person.username}`);
  await release(page, person.username);
  await promote(page, person);
  await goTo(page, "User");
  const about = await suspend(page, person);
  await goTo(page, "Setting");
  await readAudit(page, about);
  await lookAtAccount(page);
});

import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { choose, expectPlace, press, rewrite, turnTo, write } from "./support/keyboard";
import { LEDGER } from "./support/ledger";
import { waitForMails } from "./support/mail";
import { asOperator, type Operator } from "./support/operators";
import { API, mustBe, newPerson, type Person, record, register, signIn } from "./support/people";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const sheet = (page: Page) => page.getByRole("dialog").last();
const headersOf = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Somebody with transactions, who asks something. */
async function come(request: APIRequestContext): Promise<Person> {
  const person = newPerson("Rangga Saputra");
  await register(request, person);
  const token = await signIn(request, person);
  await record(request, token, LEDGER);
  const data = { message: "How do I change my payday?" };
  await mustBe(201, await request.post(`${API}/support`, { headers: headersOf(token), data }));
  return person;
}

async function suspend({ request }: Page, { token }: Operator, { email }: Person): Promise<void> {
  const headers = headersOf(token);
  const found = await mustBe(200, await request.get(`${API}/admin/users?q=${email}`, { headers }));
  const { payload } = (await found.json()) as { payload: { datas: [{ id: string }] } };
  const path = `${API}/admin/users/${payload.datas[0].id}/suspend`;
  await mustBe(200, await request.post(path, { headers, data: { reason: "other", note: "" } }));
}

/** Opens the one in the list that the address belongs to. */
async function find(page: Page, { email, fullname }: Person): Promise<Locator> {
  await rewrite(page, page.getByRole("searchbox", { name: "Search users" }), email);
  const line = page.getByRole("listitem").filter({ hasText: email });
  await expect(line).toBeVisible();
  return line.getByRole("button", { name: `Actions for ${fullname}` });
}

async function restore(page: Page, person: Person, menu: Locator): Promise<void> {
  const line = page.getByRole("listitem").filter({ hasText: person.email });
  await expect(line).toContainText("Suspended");
  await choose(page, menu, "Restore");
  await expect(line).not.toContainText("Suspended");
  await expect(menu).toBeFocused();
}

async function signOut(page: Page, menu: Locator): Promise<void> {
  await choose(page, menu, "Sign out everywhere");
  const question = page.getByRole("alertdialog");
  await press(page, question.getByRole("button", { name: "Sign out everywhere" }));
  await expect(question).toHaveCount(0);
  await expect(menu).toBeFocused();
}

async function lookAtHistory(page: Page, { fullname }: Person, menu: Locator): Promise<void> {
  await choose(page, menu, "Transaction history");
  const heading = page.getByRole("heading", { name: "Transaction history" });
  await expect(heading).toBeFocused();
  await write(page, page.getByRole("textbox", { name: "Reason" }), "They asked about a sum");
  await press(page, page.getByRole("button", { name: "Show transactions" }));
  const seen = page.getByRole("list", { name: `Transactions of ${fullname}` });
  await expect(seen.getByRole("listitem").first()).toBeVisible();
  await expectPlace(page);
  await press(page, page.getByRole("button", { name: "Finish" }));
  await expect(seen).toHaveCount(0);
  await expect(heading).toBeFocused();
}

async function resend(page: Page, person: Person): Promise<void> {
  await choose(page, await find(page, person), "Details");
  await press(page, sheet(page).getByRole("button", { name: "Resend the confirmation" }));
  await waitForMails(person.email, 2);
  await expectPlace(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectPlace(page);
}

test("people are let in again, signed out, reminded and looked at by the keyboard alone", async ({
  page,
  request,
}) => {
  const person = await come(request);
  const pending = newPerson("Laras Ayuningtyas");
  const form = { ...pending, confPassword: pending.password };
  await mustBe(201, await request.post(`${API}/register`, { data: form }));
  await waitForMails(pending.email, 1);
  await suspend(page, await asOperator(page), person);
  await page.goto("/user");
  const menu = await find(page, person);
  await restore(page, person, menu);
  await signIn(request, person);
  await signOut(page, menu);
  await expect.poll(async () => (await request.get(`${API}/token`)).status()).toBe(401);
  await lookAtHistory(page, person, menu);
  await resend(page, pending);
});

test("saved replies are made, changed and deleted by the keyboard alone", async ({
  page,
  request,
}) => {
  const person = await come(request);
  await asOperator(page);
  await page.goto("/user");
  await turnTo(page, "Support");
  await write(page, page.getByRole("searchbox", { name: "Search messages" }), person.email);
  const lines = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await press(page, lines.getByRole("link", { name: person.fullname }));
  await expect(
    page.getByRole("heading", { name: `Message from ${person.fullname}` }),
  ).toBeFocused();

  const title = `Payday ${person.username}`;
  const all = page.getByRole("button", { name: "Saved replies" });
  await press(page, all);
  const add = page.getByRole("button", { name: "New saved reply" });
  await press(page, add);
  await write(page, page.getByRole("textbox", { name: "Title" }), title);
  await write(page, page.getByRole("textbox", { name: "In English" }), "See Setting.");
  await write(page, page.getByRole("textbox", { name: "In Indonesian" }), "Lihat Pengaturan.");
  await press(page, sheet(page).getByRole("button", { name: "Save" }));
  const use = page.getByRole("button", { name: `Use “${title}”` });
  await expect(use).toContainText("See Setting.");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expectPlace(page);

  const edit = page.getByRole("button", { name: `Edit “${title}”` });
  await press(page, edit);
  await rewrite(page, page.getByRole("textbox", { name: "In English" }), "Hello {name}.");
  await press(page, sheet(page).getByRole("button", { name: "Save" }));
  await expect(use).toContainText("Hello {name}.");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(edit).toBeFocused();

  await press(page, use);
  const answer = page.getByRole("textbox", { name: `Reply to ${person.fullname}` });
  await expect(answer).toHaveValue(`Hello ${person.fullname}.`);
  await expect(answer).toBeFocused();
  await press(page, all);
  await press(page, page.getByRole("button", { name: `Delete “${title}”` }));
  await press(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(use).toHaveCount(0);
  await expect(add).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(all).toBeFocused();
});

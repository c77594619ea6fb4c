import type { BrowserContext, Page } from "@playwright/test";
import { expectPlace, pick, press, write } from "./support/keyboard";
import { waitForMails } from "./support/mail";
import { asOperator } from "./support/operators";
import { API, mustBe, newPerson, type Person, register, signIn } from "./support/people";
import { dontCount, expect, expectAccessible, test } from "./support/test";

/** Somebody else with a browser of their own. */
async function come(
  context: BrowserContext,
  person: Person,
): Promise<{ page: Page; token: string }> {
  await dontCount(context);
  await register(context.request, person);
  const token = await signIn(context.request, person);
  return { page: await context.newPage(), token };
}

test("a message is answered with a saved reply, and its writer goes on", async ({
  page,
  browser,
}) => {
  const person = newPerson("Citra Dewi");
  const context = await browser.newContext();
  const { page: theirs, token } = await come(context, person);
  const headers = { Authorization: `Bearer ${token}` };
  const data = { message: "Where do I change my payday?\nThank you." };
  await mustBe(201, await context.request.post(`${API}/support`, { data, headers }));

  const { person: operator } = await asOperator(page);
  await page.goto(`/user?tab=support&q=${person.email}`);
  await page.getByRole("link", { name: person.fullname }).press("Enter");
  await expect(page).toHaveURL(/message=/);
  await expect(
    page.getByRole("heading", { name: `Message from ${person.fullname}` }),
  ).toBeFocused();
  const answer = page.getByRole("textbox", { name: `Reply to ${person.fullname}` });
  await expect(answer).toBeVisible();
  await expectAccessible(page);

  // A saved reply is made on the way, and carries the name.
  const title = `Payday ${person.username}`;
  await page.getByRole("button", { name: "Saved replies" }).click();
  await page.getByRole("button", { name: "New saved reply" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "In English" }).fill("Hello {name}, see Setting.");
  await page.getByRole("textbox", { name: "In Indonesian" }).fill("Halo {name}, lihat Pengaturan.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: `Use “${title}”` }).click();
  await expect(answer).toHaveValue(`Hello ${person.fullname}, see Setting.`);
  // What is begun outlives a reload.
  await page.reload();
  await expect(answer).toHaveValue(`Hello ${person.fullname}, see Setting.`);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("see Setting.");
  await expect(answer).toHaveValue("");

  // Confirmation, welcome, copy, answer: the newest is looked for by its words.
  await expect(async () => {
    const mails = await waitForMails(person.email, 3);
    expect(mails.some((mail) => mail.includes("> Hello Citra Dewi, see Setting."))).toBe(true);
    expect(mails.join()).not.toContain(operator.email);
  }).toPass();

  await theirs.goto("/setting?tab=support");
  const line = theirs.getByRole("listitem").filter({ hasText: "payday" });
  await expect(line.first()).toContainText("Answered");
  await theirs.getByRole("button", { name: "Reply" }).click();
  const back = theirs.getByRole("textbox", { name: "Your reply" });
  await expect(back).toBeFocused();
  await back.fill("I found it, thank you!");
  await expectAccessible(theirs);
  await theirs.getByRole("button", { name: "Send reply" }).click();
  await expect(line.first()).toContainText("I found it, thank you!");
  await expect(line.first()).toContainText("Open");
  await context.close();

  await page.reload();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("I found it");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
});

test("a request about data is answered at 390 px by keyboard alone", async ({ page, browser }) => {
  const person = newPerson("Dimas Putra");
  const context = await browser.newContext();
  const { page: theirs, token } = await come(context, person);
  const headers = { Authorization: `Bearer ${token}` };
  const data = { kind: "correction", text: "My name is Dimas Putera." };
  await mustBe(201, await context.request.post(`${API}/data-requests`, { data, headers }));

  await page.setViewportSize({ width: 390, height: 844 });
  const operator = await asOperator(page, "Admin");
  // Other journeys ask too, and the newest request is due last.
  const asked = await page.request.get(`${API}/admin/data-requests?state=open&per_page=100`, {
    headers: { Authorization: `Bearer ${operator.token}` },
  });
  const { payload } = (await asked.json()) as { payload: { datas: { user: { email: string } }[] } };
  const place = payload.datas.findIndex(({ user }) => user.email === person.email);
  await page.goto(`/user?tab=data-requests&page=${Math.floor(place / 10) + 1}`);
  const item = page.getByRole("listitem").filter({ hasText: person.fullname });
  await expect(item).toContainText("2 days 23 hours left");
  await expectAccessible(page);
  await press(page, item.getByRole("link", { name: `Answer ${person.fullname}` }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Articles 6 and 30");
  await expectAccessible(page);
  const send = dialog.getByRole("button", { name: "Send answer" });
  await press(page, send);
  await expect(dialog.getByText("Choose one.")).toBeVisible();
  await pick(page, dialog.getByRole("radio", { name: "Done as requested" }));
  await write(page, dialog.getByRole("textbox", { name: "Answer" }), "Your name was corrected.");
  await press(page, send);
  await expect(dialog).toBeHidden();
  await expect(item).toBeHidden();
  await expectPlace(page);

  await expect(async () => {
    const mails = await waitForMails(person.email, 2);
    expect(mails.some((mail) => mail.includes("> Your name was corrected."))).toBe(true);
  }).toPass();
  await theirs.goto("/setting?tab=privacy");
  await expect(theirs.getByText("Your name was corrected.")).toBeVisible();
  await context.close();
});

test("an unknown layout is looked at, done and removed", async ({ page, browser }) => {
  const person = newPerson("Eka Pratama");
  const context = await browser.newContext();
  const { token } = await come(context, person);
  const headers = { Authorization: `Bearer ${token}` };
  const bank = `Bank ${person.username}`.slice(0, 40);
  const buffer = Buffer.from(`Yth. ${person.username}, bukan mutasi.`);
  const file = { name: "letter.txt", mimeType: "text/plain", buffer };
  const added = await context.request.post(`${API}/imports`, { headers, multipart: { file } });
  const one = (await (await mustBe(201, added)).json()) as { payload: { datas: [{ id: string }] } };
  const path = `${API}/imports/${one.payload.datas[0].id}/shape`;
  const shape = (await (await context.request.get(path, { headers })).json()) as {
    payload: { datas: [{ digest: string }] };
  };
  const { digest } = shape.payload.datas[0];
  await mustBe(201, await context.request.post(path, { headers, data: { digest, bank } }));
  await context.close();

  await asOperator(page, "Admin");
  await page.goto("/user?tab=layouts");
  await page.getByRole("link", { name: bank }).press("Enter");
  await expect(page.getByRole("textbox", { name: "The layout" })).toHaveValue(/Aaa\. a+/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await page.getByRole("button", { name: "Remove layout" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove this layout?" });
  await question.getByRole("button", { name: "Remove layout" }).click();
  await expect(page.getByText("The layout has been removed.")).toBeVisible();
  await expect(page.getByRole("link", { name: bank })).toHaveCount(0);
});

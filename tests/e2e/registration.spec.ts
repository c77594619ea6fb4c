import type { Page } from "@playwright/test";
import { waitForLink, waitForMails } from "./support/mail";
import { newPerson, type Person, register } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

async function fillIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Full name").fill(person.fullname);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Phone number").fill(person.phone_number);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Retype password").fill(person.password);
}

async function registerHere(page: Page, person: Person): Promise<void> {
  await page.goto("/register");
  await fillIn(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/verification");
}

/** The path and query of a mailed link. */
function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

test("somebody registers, opens the mailed link, lands on the home page and signs in", async ({
  page,
}) => {
  const person = newPerson();
  await registerHere(page, person);
  await expect(page.getByRole("heading", { name: "Verification in Progress" })).toBeFocused();
  await expect(
    page.getByText("We have sent a link to verify your account. Please check your inbox."),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto(pathOf(await waitForLink(person.email)));
  const result = page.getByRole("status").filter({ hasText: "Your email address is verified." });
  await expect(result).toBeVisible();
  await expect(result.getByRole("link", { name: "home page" })).toBeVisible();
  await expect(page).not.toHaveURL(/emailToken/);
  await expectAccessible(page);
  await expect(page).toHaveURL("/");

  await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "My overview" })).toBeVisible();
});

test("a wrong address leads back to what was typed, except the passwords", async ({ page }) => {
  const person = newPerson();
  await registerHere(page, person);
  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole("link", { name: "Wrong address?" }).click();
  await expect(page).toHaveURL("/register");
  await expect(page.getByLabel("Full name")).toHaveValue(person.fullname);
  await expect(page.getByLabel("Username")).toHaveValue(person.username);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("a registration needs no pointer", async ({ page }) => {
  const person = newPerson();
  await page.goto("/register");
  await page.getByLabel("Full name").focus();
  const { keyboard } = page;
  for (const text of [person.fullname, person.username, person.phone_number, person.email]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await keyboard.type(person.password);
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" }).first()).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.type(person.password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/verification");
});

test("each wrong field says what is wrong with it, in the language of the page", async ({
  page,
}) => {
  await page.goto("/id/register");
  const send = page.getByRole("button", { name: "Daftar" });
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await send.click();
  await expect(page.getByText("Bagian ini wajib diisi.")).toHaveCount(6);
  await expect(field("fullname")).toBeFocused();

  await field("fullname").fill("Ayu Lestari");
  await field("username").fill("ayu lestari!");
  await field("phone_number").fill("12");
  await field("email").fill("ayu@");
  await field("password").fill("lestari-selalu");
  await field("confPassword").fill("lestari-selamat");
  await send.click();
  await expect(field("username")).toBeFocused();
  for (const [name, problem] of [
    ["username", "Gunakan huruf, angka, titik, dan garis bawah saja."],
    ["phone_number", "Masukkan nomor telepon yang benar."],
    ["email", "Masukkan alamat email yang benar."],
    ["password", "Kata sandi tidak boleh memuat namamu."],
    ["confPassword", "Kata sandi tidak sama"],
  ] as const) {
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(problem));
    await expect(field(name)).toHaveAttribute("aria-invalid", "true");
  }
  await expectAccessible(page);
});

test.describe("what only the server knows", () => {
  test.use({ refusals: [422] });

  test("is said at its field, and what was typed stays", async ({ page }) => {
    const person = newPerson();
    await page.goto("/id/register");
    const field = (name: string) => page.locator(`input[name=${name}]`);
    for (const [name, text] of Object.entries({ ...person, password: "password123" })) {
      await field(name).fill(text);
    }
    await field("confPassword").fill("password123");
    await field("phone_number").fill("+62 1");
    await page.getByRole("button", { name: "Daftar" }).click();
    await expect(field("phone_number")).toBeFocused();
    await field("phone_number").fill("+62 999 0000 000");
    await page.getByRole("button", { name: "Daftar" }).click();
    await expect(field("phone_number")).toHaveAccessibleDescription(/nomor telepon yang benar/);
    await expect(field("password")).toHaveAccessibleDescription(/terlalu umum/);
    await expect(field("email")).toHaveValue(person.email);
  });
});

test("a taken username is told while it is being typed", async ({ page }) => {
  const owner = newPerson();
  await register(page.request, owner);
  await page.goto("/register");
  await page.getByLabel("Username").pressSequentially(owner.username.toUpperCase());
  await expect(page.getByText("This username is taken.")).toBeVisible();
  await fillIn(page, { ...newPerson(), username: owner.username });
  await expect(page.getByText("This username is taken.")).toBeVisible();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Username").fill(newPerson().username);
  await expect(page.getByText("This username is available.")).toBeAttached();
  await expect(page.getByText("This username is taken.")).toBeHidden();
});

test("a new link is sent at once where the address is known", async ({ page }) => {
  const person = newPerson();
  await registerHere(page, person);
  await page.getByRole("button", { name: "Resend Link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "We have sent" })).toBeVisible();
  await expect(page.getByText(/You can ask for another link in [01]:\d\d\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Resend Link" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectAccessible(page);
  await waitForMails(person.email, 2);
});

test.describe("a link that does not work", () => {
  test.use({ refusals: [400] });

  test("says so and asks where to send a new one", async ({ page }) => {
    const person = newPerson();
    await registerHere(page, person);
    await page.goto("/verification?emailToken=made-up");
    await expect(page.getByRole("alert")).toContainText("This link no longer works.");
    await expect(page).not.toHaveURL(/emailToken/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Resend Link" }).click();
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "We have sent" })).toBeVisible();
    await waitForMails(person.email, 2);
    await expect(page).toHaveURL("/verification");
  });

  test("is what the first link becomes when its owner disowns the registration", async ({
    page,
  }) => {
    const person = newPerson();
    await registerHere(page, person);
    const [mail] = await waitForMails(person.email);
    const [confirm = "", disown = ""] = mail?.match(/https?:\/\/[^\s<>"]+/g) ?? [];
    await page.goto(pathOf(disown));
    await expect(page.getByRole("heading", { name: "Wasn't this you?" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete this registration" }).click();
    await expect(page.getByRole("status").filter({ hasText: "is deleted" })).toBeVisible();
    await expect(page).not.toHaveURL(/disownToken/);
    await page.goto(pathOf(confirm));
    await expect(page.getByRole("alert")).toContainText("This link no longer works.");
  });
});

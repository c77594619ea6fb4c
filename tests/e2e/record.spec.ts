import { goBackFromSheet } from "./support/back";
import { readStorage } from "./support/outbox";
import { API } from "./support/people";
import { lastBar, rows, withoutReload } from "./support/records";
import { expect, expectAccessible, test } from "./support/test";

const ADD = `**${API}/transaction/add`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a second tap on Save stores nothing twice", async ({ page, account }) => {
    await page.goto("/transaction");
    await page.getByRole("navigation").getByRole("button", { name: "Add Transaction" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "+10.000" }).tap();
    const { x, y, width, height } = (await page
      .getByRole("button", { name: "Save" })
      .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await Promise.all([1, 2, 3].map(() => page.touchscreen.tap(x + width / 2, y + height / 2)));
    await expect(page.getByText("Saved. Rp10.000 for Food & Beverages.")).toBeVisible();
    await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
    expect(await rows(page, account.token)).toBe(1);
  });

  test("the phone's Back closes the sheet and asks before something is lost", async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    await page.goto("/overview");
    await page.getByRole("navigation").getByRole("button", { name: "Add Transaction" }).tap();
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await goBackFromSheet(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/overview");

    await page.getByRole("navigation").getByRole("button", { name: "Add Transaction" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "+10.000" }).tap();
    await goBackFromSheet(page);
    await expect(page.getByText("Leave without saving?")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep editing" }).tap();
    await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("10.000");
  });
});

test("the keyboard alone records an income, and list, balance and both charts change", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  await page.goto("/transaction");
  await expect(page.getByText("Nothing recorded yet")).toBeVisible();
  await expectAccessible(page);

  await withoutReload(page, async () => {
    await page.getByRole("button", { name: "Add Transaction" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: /^Quick/ })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: "Add Income" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("8jt+500rb");
    await expect(page.getByText("= Rp8.500.000")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "+10.000" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Category: Salary" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.type("gift");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Category: Gifts" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Grandmother");
    await page.keyboard.press("Enter");

    await expect(page.getByText("Saved. Rp8.500.000 from Grandmother.")).toBeVisible();
    const row = page.getByRole("row", { name: /Grandmother/ });
    await expect(row).toContainText("+Rp8.500.000");
    await expect(row).toContainText("Income");
    await expect(page.getByRole("complementary").getByText("Rp8.500.000")).toBeVisible();

    await page.getByRole("button", { name: "Summary" }).click();
    const dialog = page.getByRole("dialog");
    await expect(lastBar(dialog)).toContainText("Rp8.500.000Rp0");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(lastBar(page.getByRole("main"))).toContainText("Rp8.500.000Rp0");
    await page.getByRole("button", { name: "Add Transaction" }).click();
    await page.keyboard.type("500rb");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved. Rp500.000 for Food & Beverages.")).toBeVisible();
    await expect(lastBar(page.getByRole("main"))).toContainText("Rp8.500.000Rp500.000");
    await expect(page.getByRole("complementary").getByText("Rp8.000.000")).toBeVisible();
  });
});

test("a bad amount is refused at its field and nothing typed is lost", async ({
  page,
  account,
}) => {
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  const amount = page.getByRole("textbox", { name: "Amount" });
  await page.getByRole("combobox", { name: "Transaction Detail" }).fill("noodles");
  const sentences: [string, RegExp][] = [
    ["", /Enter an amount/],
    ["0", /above 0/],
    ["10,5", /whole rupiah/],
    ["abc", /Enter an amount like/],
    ["1000000000000", /at most Rp999.999.999.999/],
  ];
  for (const [typed, sentence] of sentences) {
    await amount.fill(typed);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(amount).toBeFocused();
  }
  await expectAccessible(page);
  await expect(page.getByRole("combobox", { name: "Transaction Detail" })).toHaveValue("noodles");
  expect(await rows(page, account.token)).toBe(0);
});

test.describe("when the session ends meanwhile", () => {
  test.use({ ...PHONE, refusals: [401] });

  test("what was typed is there again after signing in", async ({ page, account }) => {
    await page.goto("/overview");
    // What the page asks for by itself later would find the end of the session before the person does.
    const stored = () => readStorage(page);
    await expect.poll(stored).toMatch(/"wallet-names"/);
    await expect.poll(stored).toMatch(/"categories"/);
    await page.getByRole("navigation").getByRole("button", { name: "Add Transaction" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "+50.000" }).tap();
    const answered = Promise.all([
      page.waitForResponse(/suggestions\?.*q=bakso/),
      page.waitForResponse(/categories\/guess\?/),
    ]);
    await page.getByLabel("Transaction Detail").fill("Bakso Pak Kumis");
    await answered;
    const headers = { Authorization: `Bearer ${account.token}` };
    expect((await page.request.delete(`${API}/logout`, { headers })).status()).toBe(200);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).tap();

    await expect(page).toHaveURL("/login?next=%2Foverview");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("textbox", { name: "Email" }).fill(account.person.email);
    await page.getByLabel("Password", { exact: true }).fill(account.person.password);
    await page.getByRole("button", { name: "Login" }).tap();

    await expect(page).toHaveURL("/overview");
    await expect(page.getByLabel("Transaction Detail")).toHaveValue("Bakso Pak Kumis");
    await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("50.000");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Saved. Rp50.000 for Bakso Pak Kumis.")).toBeVisible();
  });
});

test.describe("while the way to the server is broken", () => {
  test.use({ refusals: [502, 503] });

  test("what was typed stays, and goes in once when it is sent again", async ({
    page,
    account,
  }) => {
    await page.goto("/transaction");
    await page.getByRole("button", { name: "Add Transaction" }).first().click();
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await page.keyboard.type("25rb");
    await page.getByRole("combobox", { name: "Transaction Detail" }).fill("noodles");

    await page.route(ADD, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/can't reach Lumbung right now/)).toBeVisible();

    // Stored, but the answer is lost on its way back.
    await page.route(
      ADD,
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 502, body: "" });
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/can't reach Lumbung right now/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
    await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("25.000");
    await expect(page.getByRole("combobox", { name: "Transaction Detail" })).toHaveValue("noodles");
    await expectAccessible(page);

    await page.reload();
    const detail = page.getByRole("combobox", { name: "Transaction Detail" });
    await expect(detail).toHaveValue("noodles");
    await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("25.000");
    await detail.fill("noodles and tea");
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${API}/transactions/*`, async (route) => {
      if (route.request().method() === "PUT") await answered;
      await route.fallback();
    });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Saving" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page.getByRole("button", { name: "Saving" })).toBeVisible();
    await expect(page).toHaveURL("/transaction");
    answer();
    await expect(page.getByText("Saved. Rp25.000 for noodles and tea.")).toBeVisible();
    await expect(page.getByRole("row", { name: /noodles/ })).toHaveCount(1);
    expect(await rows(page, account.token)).toBe(1);
  });
});

import type { Locator, Page, Response } from "@playwright/test";
import { API } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

const CATEGORIES = "/setting?tab=categories";

const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("button", { name: /^Edit / });
const steps = (page: Page) => page.getByRole("button", { name: /^Move .* up$/ });

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add an expense category" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill(name);
  await dialog(page).getByText("Needs", { exact: true }).click();
  await dialog(page).getByRole("textbox", { name: "Search for a picture" }).fill("coffee");
  await dialog(page).getByRole("radio", { name: "Cup, coffee, tea" }).check();
  await dialog(page).getByText("Rice gold", { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
}

async function middle(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("what is dragged is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The name of the first expense category in an answer of the whole book. */
async function firstOf(answer: Response): Promise<string> {
  const { payload } = await answer.json();
  return payload.datas.find(({ type }: { type: string }) => type === "expenses").name;
}

const handle = (page: Page, name: string) =>
  page.locator("[data-row]", { hasText: name }).locator("[aria-hidden]").first();

test.describe("with a mouse and a keyboard", () => {
  test.use({ refusals: [412, 422] });

  test("a category of one's own is made, put in order, recorded under and changed", async ({
    page,
    account,
  }) => {
    await page.goto(CATEGORIES);
    await add(page, "Kopi");
    await expect(page.getByText("Your category has been added.")).toBeVisible();
    await add(page, "food & beverages");
    const name = dialog(page).getByRole("textbox", { name: "Name" });
    await expect(name).toHaveAccessibleDescription("You already have a category with this name.");
    await expectAccessible(page);
    await name.fill("Kopi");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole("button", { name: "Change order" }).first().click();
    await page.getByRole("button", { name: "Move Kopi up" }).press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Move Kopi up" })).toBeFocused();
    await expect(page.getByText(/^Kopi is now number \d+ of 27\.$/)).toBeAttached();
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await handle(page, "Housing").hover();
    await page.mouse.down();
    const { x, y } = await middle(handle(page, "Food & Beverages"));
    await page.mouse.move(x, y + 10, { steps: 4 });
    // The moves by key may still be on their way, which name another first.
    const kept = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith("/categories/order") && (await firstOf(answer)) === "Housing",
    );
    await page.mouse.up();
    await kept;
    await expect(steps(page).first()).toHaveAccessibleName("Move Housing up");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Hide Makeup" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Hide Makeup" }).click();
    await expect(page.getByText("Makeup is hidden.")).toBeVisible();
    await page.reload();
    await expect(rows(page).first()).toHaveText("Housing");
    await expect(rows(page).filter({ hasText: "Makeup" })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Edit Kopi" }).click();
    await name.fill("Ngopi");
    const headers = { Authorization: `Bearer ${account.token}` };
    const { payload } = (await (
      await page.request.get(`${API}/categories`, { headers })
    ).json()) as {
      payload: { datas: { id: string; name: string; icon: string }[] };
    };
    const own = payload.datas.find((category) => category.name === "Kopi");
    expect(own?.icon).toBe("/icons/more/hot-beverage.svg");
    const elsewhere = { data: { color: "sky" }, headers };
    await page.request.put(`${API}/categories/${own?.id ?? ""}`, elsewhere);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page).getByText(/changed on another device/)).toBeVisible();
    await expect(name).toHaveValue("Ngopi");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(rows(page).filter({ hasText: "Ngopi" })).toBeVisible();

    await page.getByRole("link", { name: "Transaction", exact: true }).click();
    await page.getByRole("button", { name: "Add Transaction" }).first().click();
    await page.getByRole("textbox", { name: "Amount" }).fill("18000");
    await dialog(page)
      .getByRole("button", { name: /^Category: / })
      .click();
    await page.getByRole("combobox", { name: "Search" }).fill("ngo");
    await page.getByRole("option", { name: "Ngopi" }).click();
    await expect(page.getByRole("button", { name: "Category: Ngopi" })).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("main").getByText("Ngopi").first()).toBeVisible();
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger drags a category, and a merge moves everything it says", async ({
    page,
    account,
  }) => {
    const meal = { type: "expenses", categoryName: "Dining Out", amount: 50_000 } as const;
    await record(page.request, account.token, [meal, { ...meal, amount: 25_000 }]);
    await page.goto(CATEGORIES);
    await page.getByRole("button", { name: "Change order" }).first().tap();
    const from = await middle(handle(page, "Transportation"));
    const to = await middle(handle(page, "Food & Beverages"));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await touch("touchStart", from.y);
    await touch("touchMove", from.y - 20);
    await touch("touchMove", to.y);
    const kept = page.waitForResponse((answer) => answer.url().endsWith("/categories/order"));
    await touch("touchEnd");
    await kept;
    await expect(steps(page).first()).toHaveAccessibleName("Move Transportation up");
    // Chromium may take a tap right after the finger for a part of its gesture.
    await page.getByRole("button", { name: "Done" }).click();

    // By a key: a tap where the row was pressed a moment ago is taken for the half of a double tap.
    await page.getByRole("button", { name: "Edit Dining Out" }).press("Enter");
    await page.getByRole("button", { name: "Merge into another…" }).tap();
    await dialog(page)
      .getByRole("button", { name: /^Move everything into/ })
      .tap();
    await page.getByRole("option", { name: "Food & Beverages" }).tap();
    await expect(dialog(page).getByText("2 transactions move to Food & Beverages.")).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Merge", exact: true }).tap();
    await expect(page.getByText("Everything is under Food & Beverages now.")).toBeVisible();
    await expect(rows(page).filter({ hasText: "Dining Out" })).toHaveCount(0);
    await page.getByRole("button", { name: "1 hidden category" }).tap();
    await expect(page.getByRole("button", { name: "Show Dining Out" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Transaction", exact: true }).tap();
    const main = page.getByRole("main");
    await expect(main.getByText("Food & Beverages").first()).toBeVisible();
    await expect(main.getByText("Dining Out")).toHaveCount(0);
  });
});

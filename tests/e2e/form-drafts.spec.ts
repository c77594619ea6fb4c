import type { Locator, Page } from "@playwright/test";
import { API } from "./support/people";
import { expect, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

async function middleOf(place: Locator): Promise<[x: number, y: number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not shown");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("what is typed in the dialogs of a page is there again after a reload", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  await page.goto("/budget");
  const unset = page.getByRole("button", { name: /^Not budgeted/ });
  await unset.click();
  await page.getByRole("button", { name: "Enter the budget for Fashion" }).click();
  const amount = page.getByRole("textbox", { name: "Budget amount" });
  await amount.fill("400rb");
  await page.reload();
  await expect(amount).toHaveValue("400.000");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(unset).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto("/planning");
  await page.getByRole("button", { name: "New goal" }).click();
  const kinds = dialog(page, "What are you saving for?");
  await kinds.getByRole("button", { name: "Umrah" }).click();
  const target = dialog(page, "Umrah").getByRole("textbox", { name: "How much do you need?" });
  await target.fill("1jt");
  await page.reload();
  await expect(target).toHaveValue("1.000.000");
  await dialog(page, "Umrah").getByRole("button", { name: "Save goal" }).click();
  await page.getByRole("list", { name: "Your goals" }).getByRole("button").first().click();
  await dialog(page, "Umrah").getByRole("button", { name: "Put aside" }).click();
  const aside = dialog(page, "Saving for Umrah").getByRole("textbox", { name: "Amount" });
  await aside.fill("50rb");
  await page.reload();
  await expect(aside).toHaveValue("50.000");
});

/**
 * Taps as soon as the dialog has gone, from within the page: from outside a busy machine may take
 * longer than two halves of a double tap lie apart.
 */
async function tapOnceGone(page: Page, name: string, [x, y]: [number, number]): Promise<void> {
  await page.evaluate(
    async ({ name, x, y }) => {
      const open = () =>
        [...document.querySelectorAll("dialog[open]")].some((each) =>
          each.textContent?.includes(name),
        );
      while (open()) await new Promise((drawn) => requestAnimationFrame(drawn));
      const under = document.elementFromPoint(x, y) ?? document.body;
      const where = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
      under.dispatchEvent(new PointerEvent("pointerdown", where));
      under.dispatchEvent(new MouseEvent("mousedown", where));
      under.dispatchEvent(new MouseEvent("click", where));
    },
    { name, x, y },
  );
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the second half of a double tap reaches nothing under a dialog", async ({
    page,
    account,
  }) => {
    const headers = { Authorization: `Bearer ${account.token}` };
    const data = { kind: "umrah", target: 1_000_000 };
    expect((await page.request.post(`${API}/goals`, { headers, data })).status()).toBe(201);
    await page.goto("/planning");
    await page.getByRole("list", { name: "Your goals" }).getByRole("button").first().tap();
    const putting = dialog(page, "Saving for Umrah");
    await dialog(page, "Umrah").getByRole("button", { name: "Put aside" }).tap();
    await putting.getByRole("textbox", { name: "Amount" }).fill("50rb");
    // The sheet has come to rest.
    const save = putting.getByRole("button", { name: "Save" });
    await save.tap({ trial: true });
    const at = await middleOf(save);
    const second = tapOnceGone(page, "Saving for Umrah", at);
    await page.touchscreen.tap(...at);
    await second;
    await expect(putting).toHaveCount(0);
    await expect(page.getByText(/put aside for Umrah/)).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(dialog(page, "Umrah")).toHaveCount(1);
  });
});

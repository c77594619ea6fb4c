import type { Page } from "@playwright/test";
import { API } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const dialog = (page: Page) => page.getByRole("dialog");
const place = (page: Page, number: number) =>
  expect(dialog(page).getByText(`${number}/12`)).toBeVisible();

async function first(page: Page, token: string, path: string): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${API}${path}`, { headers });
  return ((await answer.json()) as { payload: { datas: Record<string, unknown>[] } }).payload
    .datas[0] as Record<string, unknown>;
}

interface Coming {
  lefts: number[];
  slides: string[];
}

/** How far from the left the panel of the dialog was since it came, in pixels, and its slides. */
async function watchComing(page: Page): Promise<() => Promise<Coming>> {
  await page.evaluate(() => {
    const lefts: number[] = [];
    const slides: string[] = [];
    Object.assign(window, { coming: { lefts, slides } });
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if ((target as Element).matches("dialog > div")) slides.push(propertyName);
    });
    const look = () => {
      const panel = document.querySelector("dialog > div");
      if (panel) lefts.push(panel.getBoundingClientRect().left);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { coming: Coming }).coming);
}

test("the keyboard alone answers from the landing page and takes over what follows", async ({
  page,
  account,
}) => {
  const { keyboard } = page;
  // The public page asks who one is where somebody has been signed in.
  await page.goto("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  const coming = await watchComing(page);
  await page.getByRole("button", { name: "Get started" }).focus();
  await keyboard.press("Enter");
  await place(page, 1);
  await expect.poll(async () => (await coming()).lefts.at(-1)).toBe((1440 - 560) / 2);
  const { lefts, slides } = await coming();
  // How many frames of it are drawn is up to the machine.
  expect(slides, "slides").toContain("translate");
  expect(lefts, "from the right to the centre").toEqual([...lefts].sort((a, b) => b - a));
  await expect(page.getByRole("radio", { name: "Under 18" })).toBeFocused();
  await expect(dialog(page).getByRole("button", { name: "Back" })).toHaveCount(0);
  await expectAccessible(page);
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await place(page, 2);
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await place(page, 3);

  await page.reload();
  await place(page, 3);
  await dialog(page).getByRole("button", { name: "Back" }).press("Enter");
  await expect(dialog(page).getByRole("radio", { name: "Indonesia" })).toBeChecked();
  await keyboard.press("Enter");
  await place(page, 3);
  await keyboard.press("Enter");
  await place(page, 4);
  await keyboard.press("ArrowDown");
  await keyboard.press("Escape");
  await expect(page.getByText(/Your answers are saved/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // Whoever has left the questions is not led to them any more.
  await page.goto("/login");
  await expect(page).toHaveURL("/overview");

  await page.goto("/setting?tab=preference");
  await page.getByRole("button", { name: "Open the quiz" }).press("Enter");
  await dialog(page).getByRole("button", { name: "Answer the rest" }).press("Enter");
  await place(page, 3);
  await keyboard.press("Enter");
  await place(page, 4);
  await expect(page.getByRole("radio", { name: "Building an emergency fund" })).toBeFocused();
  for (const number of [5, 6, 7]) {
    await keyboard.press("Enter");
    await place(page, number);
  }
  for (let step = 0; step < 3; step += 1) await keyboard.press("ArrowDown");
  for (const number of [8, 9, 10, 11, 12]) {
    await keyboard.press("Enter");
    await place(page, number);
  }
  await expect(dialog(page).getByRole("button", { name: "Next" })).toHaveCount(0);
  await keyboard.press("Enter");
  const split = dialog(page).getByRole("region", { name: "Your split" });
  await expect(split).toContainText("Because you answered “Building an emergency fund”");
  const answers = ["18-24", "Indonesia", "", "Building an emergency fund", "", ""];
  expect(await first(page, account.token, "/quiz")).toMatchObject({
    answers: [...answers, "5,000,000 to 7,499,000", "", "", "", "", ""],
  });
  await expect(dialog(page)).toContainText("We filled in your profile: 18-24, Indonesia.");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Apply all" }).press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Apply all" })).toHaveCount(0);
  await expect(dialog(page).getByRole("status").filter({ hasText: /./ })).toHaveText([
    "This is your split",
    "These already have a budget this month",
    "Already one of your goals",
    "Your reminders are set",
  ]);
  const reminders = dialog(page).getByRole("region", { name: "Reminders" });
  await expect(reminders).toContainText("On the first day of your money month at 8 AM");
  await expectAccessible(page);
  expect(await first(page, account.token, "/goals")).toMatchObject({ kind: "emergency" });
  expect(await first(page, account.token, "/allocation")).toMatchObject({
    split: { needs: 50, wants: 30, savings: 20 },
  });

  await dialog(page).getByRole("button", { name: "Continue" }).press("Enter");
  const step = (words: string) => dialog(page).getByRole("heading", { name: words });
  await expect(step("When do you get paid?")).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByLabel("Payday").focus();
  await keyboard.type("25");
  await dialog(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(step("How much do you have now?")).toBeFocused();
  await dialog(page).getByRole("textbox").fill("1,5jt");
  await expectAccessible(page);
  await keyboard.press("Enter");
  await expect(step("Your first budget")).toBeFocused();
  // The suggested budget has been taken over.
  await expect(dialog(page).getByRole("textbox").first()).not.toHaveValue("");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save and finish" }).press("Enter");
  await expect(page).toHaveURL("/overview");
  await expect(dialog(page)).toHaveCount(0);
  expect(await first(page, account.token, "/users")).toMatchObject({
    payday: 25,
    opening: { amount: 1_500_000 },
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("thumbs answer, Back goes back, and whoever wants no motion sees none", async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/setting?tab=preference");
    const open = page.getByRole("button", { name: "Open the quiz" });
    await expect(open).toBeVisible();
    const coming = await watchComing(page);
    await open.tap();
    await place(page, 1);
    const between = (left: number) => left > 0 && left < 390;
    // The one frame in which it begins may be seen on a busy machine; a slide is many.
    const seen = new Set((await coming()).lefts.filter(between));
    expect(seen.size, "frames between outside and there").toBeLessThan(2);

    const next = dialog(page).getByRole("button", { name: "Next" });
    // Two taps on one spot that follow each other at once are a double tap.
    const goOn = async () => {
      await dialog(page).getByRole("heading").first().tap();
      await next.tap();
    };
    await dialog(page).getByText("25-34").tap();
    await next.tap();
    await place(page, 2);
    await page.goBack();
    await place(page, 1);
    await expect(page.getByRole("radio", { name: "25-34" })).toBeChecked();
    for (let number = 2; number <= 10; number += 1) {
      await goOn();
      await place(page, number);
      if (number === 4) await dialog(page).getByText("Reducing debt").tap();
    }
    const card = dialog(page).locator("label").filter({ hasText: "SMS" });
    expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await card.tap();
    await expectAccessible(page);
    await next.tap();
    await place(page, 11);
    await goOn();
    await place(page, 12);
    await dialog(page).getByText("Monthly").tap();
    await dialog(page).getByRole("button", { name: "Submit" }).tap();
    await expect(dialog(page)).toContainText(
      "You chose SMS. We can't send SMS, so we'll email you instead.",
    );
    await dialog(page).getByRole("button", { name: "Use this split" }).tap();
    await expect(dialog(page).getByText("This is your split")).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Retake the quiz" }).tap();
    await place(page, 1);
    await expect(page.getByRole("radio", { name: "25-34" })).toBeChecked();
  });
});

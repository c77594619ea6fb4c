import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test";

const simulationOf = (page: Page) => page.getByRole("region", { name: "Investment Simulation" });
const riskOf = (page: Page) => page.getByRole("region", { name: "Know your risk profile" });

/** Where something begins and ends from left to right, in px. */
async function edgesOf(place: Locator): Promise<[left: number, right: number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not shown");
  return [box.x, box.x + box.width];
}

/** Chooses by keyboard: as many steps down from the first answer, then on to the next question. */
async function answer(page: Page, number: number, steps: number): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Know your risk profile" });
  await expect(dialog.getByText(`Question ${number} of 6`)).toBeVisible();
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio").nth(steps)).toBeChecked();
  await dialog.getByRole("button", { name: /Next|See my profile/ }).press("Enter");
}

test("six questions by keyboard choose how the simulation begins", async ({ page, account }) => {
  expect(account.token).not.toBe("");
  await page.goto("/planning");
  const tabs = page.getByRole("tablist", { name: "Planning" });
  await tabs.getByRole("tab", { name: "Goals" }).press("ArrowRight");
  await expect(page).toHaveURL("/planning?tab=investments");
  await expect(page.getByRole("region", { name: "Your plans" })).toBeVisible();
  await tabs.getByRole("tab", { name: "Investments" }).press("End");
  await expect(page).toHaveURL("/planning?tab=simulation");
  await expect(tabs.getByRole("tab", { name: "Simulation" })).toBeFocused();
  const simulation = simulationOf(page);
  await expect(simulation.getByRole("status")).toContainText(
    "After 25 years: Rp297.754.854 from Rp150.000.000 put in",
  );
  await riskOf(page).getByRole("button", { name: "Start the questionnaire" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Know your risk profile" });
  await expect(dialog.getByText("Question 1 of 6")).toBeVisible();
  await expectAccessible(page);
  for (const [index, steps] of [3, 2, 2, 2, 2, 2].entries()) await answer(page, index + 1, steps);
  await expect(dialog.getByRole("heading", { name: "Your profile: Bold" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(riskOf(page).getByText("Your answers leave room for ups and downs")).toBeVisible();

  const fund = simulation.getByRole("button", { name: /Mutual fund/ });
  await expect(fund).toHaveAttribute("aria-pressed", "true");
  await expect(simulation.getByRole("textbox", { name: "Yearly return" })).toHaveValue("4.5");
  await simulation.getByRole("textbox", { name: "Years" }).fill("12");
  const points = simulation.getByRole("list", { name: "Year" }).getByRole("button");
  await expect(points).toHaveCount(4);
  await points.last().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(points.nth(1)).toBeFocused();
  await expect(points.nth(1)).toHaveAccessibleName(/^After 5 years: Expected value Rp33\.5/);
  await expect(simulation.getByText("After 5 years", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(simulation.getByRole("textbox", { name: "Years" })).toHaveValue("12");
  await expect(riskOf(page).getByRole("listitem").nth(2)).toHaveAttribute("aria-current", "true");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap tells the amounts inside the card, and wrong fields say what to write", async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    await page.goto("/planning?tab=simulation");
    const simulation = simulationOf(page);
    await expect(simulation.getByRole("textbox", { name: "Years" })).toHaveValue("25");
    await simulation.getByRole("list", { name: "Year" }).scrollIntoViewIfNeeded();
    await expect(simulation.locator("figure svg").first()).toBeVisible();
    const points = simulation.getByRole("list", { name: "Year" }).getByRole("button");
    const card = await edgesOf(simulation);
    for (const index of [0, 2, 3, 5]) {
      await points.nth(index).tap();
      const told = simulation.locator("[aria-hidden=true] p", { hasText: "Money put in" }).last();
      await expect(told).toBeVisible();
      const [left, right] = await edgesOf(told);
      expect(left).toBeGreaterThanOrEqual(card[0]);
      expect(right).toBeLessThanOrEqual(card[1]);
    }
    await simulation.getByRole("textbox", { name: "Yearly return" }).fill("-3");
    await expect(simulation.getByText("The return can't be below 0%.")).toBeVisible();
    await simulation.getByRole("textbox", { name: "Every month" }).fill("1000000000000000");
    await expect(simulation.getByText(/Enter at most/)).toBeVisible();
    await expect(simulation.getByRole("textbox", { name: "Yearly return" })).toHaveValue("-3");
    await expectAccessible(page);
    await simulation.getByRole("button", { name: "Bond, fixed 3%" }).tap();
    await simulation.getByRole("textbox", { name: "Every month" }).fill("10rb");
    await simulation.getByRole("textbox", { name: "Years" }).fill("5");
    await simulation.getByRole("button", { name: "Show as table" }).tap();
    // The printed table's 64.6467 for sixty payments at a quarter of a percent a month.
    const figures = simulation.getByRole("list", { name: "Investment Simulation" });
    await expect(figures.getByRole("listitem").last()).toContainText("Rp646.467");
    await simulation.getByRole("switch", { name: /Adjust for inflation/ }).tap();
    await simulation.getByText("What this simulation assumes").tap();
    await expect(simulation.getByText(/Bank Indonesia's target for 2025 to 2027/)).toBeVisible();
    await expectAccessible(page);
  });
});

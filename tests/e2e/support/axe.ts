import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** All that a theme can change: the same page in the other one needs no other rule again. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Waits until nothing moves any more: axe would measure colours that are on their way. */
async function stillness(page: Page): Promise<void> {
  // What has just been opened begins to move some frames later, so that it must be still for long.
  await page.evaluate(async () => {
    const isStill = () =>
      document.getAnimations().every((animation) => {
        const { iterations } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState !== "running" || iterations === Number.POSITIVE_INFINITY;
      });
    for (let frames = 0; frames < 8; frames = isStill() ? frames + 1 : 0) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
}

/** Fail when axe finds anything on the page as it is shown now, or anything about its colours. */
export async function expectAccessible(page: Page, about?: "colours"): Promise<void> {
  await stillness(page);
  // Without the page of its own that the other mode opens for frames: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (about === "colours") axe.withRules(OF_COLOURS);
  const { violations } = await axe.analyze();
  const found = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(" ")} ${node.failureSummary}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { lowContrasts } from "./contrast";

declare global {
  interface Window {
    /** How often something has begun to move since the page was first looked at. */
    moves?: number;
  }
}

/** The short form: every page that axe looks at has to read it first. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until nothing moves any more: axe would measure colours that are on their way. */
function stillness(page: Page): Promise<number> {
  // What has just been opened begins to move some frames later, so that it must be still for long.
  return page.evaluate(async () => {
    if (window.moves === undefined) {
      const count = () => {
        window.moves = (window.moves ?? 0) + 1;
      };
      for (const begun of ["transitionrun", "animationstart"]) {
        document.addEventListener(begun, count, { capture: true });
      }
      window.moves = 0;
    }
    const isStill = () =>
      document.getAnimations().every((animation) => {
        const { iterations } = animation.effect?.getComputedTiming() ?? {};
        return animation.playState !== "running" || iterations === Number.POSITIVE_INFINITY;
      });
    for (let frames = 0; frames < 8; frames = isStill() ? frames + 1 : 0) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return window.moves;
  });
}

/** Reports what axe finds, of all its rules but contrast or of those that a theme can change. */
async function violationsOn(page: Page, about?: "colours"): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  // Without the page of its own that the other mode opens for frames: there are none.
  const axe = new AxeBuilder({ page, axeSource: isThere ? " " : SOURCE }).setLegacyMode(true);
  // What is well is not described: that would take half of the time.
  axe.options({ resultTypes: ["violations"] });
  if (about === "colours") axe.withRules("link-in-text-block");
  else axe.disableRules("color-contrast");
  const { violations } = await axe.analyze();
  const found = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(" ")} ${node.failureSummary}`,
    ),
  );
  return [...found, ...(await lowContrasts(page))];
}

/** Fail when axe finds anything on the page as it is shown now, or anything about its colours. */
export async function expectAccessible(page: Page, about?: "colours"): Promise<void> {
  let found: string[];
  let moves: number | undefined;
  do {
    moves = await stillness(page);
    found = await violationsOn(page, about);
    // What began to move while axe looked is looked at again when it is still.
  } while (found.length > 0 && (await page.evaluate(() => window.moves)) !== moves);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { CategoryIcon } from "@/ui/CategoryIcon";

import {
  CATEGORY_ICONS,
  MORE_ICONS,
  MORE_SPRITE,
  pictures,
  SPRITE,
  sprite,
} from "../../../client/build/icons.mjs";
import { show } from "./show";

it("the sprites in the repository are what the script makes", () => {
  expect(readFileSync(SPRITE, "utf8")).toBe(sprite());
  expect(readFileSync(MORE_SPRITE, "utf8")).toBe(sprite(MORE_ICONS));
});

it("every picture stands alone as a file", () => {
  expect(pictures().map(({ name }) => name)).toEqual(CATEGORY_ICONS);
  for (const { svg } of pictures()) expect(svg).toMatch(/^<svg xmlns="http:.+<\/svg>\n$/s);
});

it("a name that the set lacks ends the build", () => {
  expect(() => sprite(["steaming-bowl", "no-such-thing"])).toThrow("No such icon: no-such-thing");
});

it.each(["/icons/steaming-bowl.svg", "steaming-bowl"])("%s is found in the sprite", (icon) => {
  const { container } = show(<CategoryIcon icon={icon} />);
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/svg#steaming-bowl$/);
});

it("a picture for categories of one's own comes from the other sprite", () => {
  const { container } = show(<CategoryIcon icon="/icons/more/seedling.svg" />);
  const href = container.querySelector("use")?.getAttribute("href");
  expect(href).toMatch(/more-category-sprite.*svg#seedling$/);
});

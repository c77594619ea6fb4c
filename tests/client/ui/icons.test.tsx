import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { CategoryIcon } from "@/ui/CategoryIcon";

import { CATEGORY_ICONS, pictures, SPRITE, sprite } from "../../../client/build/icons.mjs";
import { show } from "./show";

it("the sprite in the repository is what the script makes", () => {
  expect(readFileSync(SPRITE, "utf8")).toBe(sprite());
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

import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { GoalIcon } from "@/ui/pictures/GoalIcon";

import {
  CATEGORY_ICONS,
  GOAL_ICONS,
  GOAL_SPRITE,
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
  expect(readFileSync(GOAL_SPRITE, "utf8")).toBe(sprite(GOAL_ICONS));
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

it("every goal's picture comes from the goals' sprite, and others from the categories'", () => {
  const hrefOf = (icon: string) => {
    const { container, unmount } = show(<GoalIcon icon={icon} />);
    const href = container.querySelector("use")?.getAttribute("href");
    unmount();
    return href;
  };
  for (const name of GOAL_ICONS) {
    expect(hrefOf(`/icons/${name}.svg`)).toMatch(new RegExp(`goal-sprite.*svg#${name}$`));
  }
  expect(hrefOf("/icons/more/umbrella.svg")).toMatch(/more-category-sprite.*svg#umbrella$/);
  expect(hrefOf("/icons/sheaf-of-rice.svg")).toMatch(/\/category-sprite.*svg#sheaf-of-rice$/);
});

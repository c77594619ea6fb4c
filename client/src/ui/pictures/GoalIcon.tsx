import { cx } from "@/lib/cx";

import sprite from "./icons/category-sprite.svg";
import goalSprite from "./icons/goal-sprite.svg";
import moreSprite from "./icons/more-category-sprite.svg";

/** What the goals' own sprite holds; every other picture is one of a category's. */
const GOALS = new Set([
  "ring",
  "graduation-cap",
  "umbrella",
  "sunrise",
  "convenience-store",
  "automobile",
  "house",
  "mobile-phone",
  "kaaba",
  "desert-island",
  "handbag",
  "glowing-star",
  "compass",
  "rocket",
]);

const sizes = {
  title: { plate: "size-7 rounded-s dark:bg-plate", drawing: "size-6 dark:size-5" },
  sm: { plate: "size-9 rounded-m bg-plate", drawing: "size-5.25" },
  tile: { plate: "size-9.5 rounded-m sm:size-11 dark:bg-plate", drawing: "size-7 sm:size-8" },
  lg: { plate: "size-14 rounded-panel bg-plate", drawing: "size-8.5" },
};

interface GoalIconProps {
  /** The picture as the API names it, '/icons/kaaba.svg', or its bare name. */
  icon: string;
  size?: keyof typeof sizes;
}

function spriteOf(icon: string, name: string): string {
  if (icon.includes("/more/")) return moreSprite;
  return GOALS.has(name) ? goalSprite : sprite;
}

/** The picture of a goal; on paper it needs no plate where it is large enough. */
export function GoalIcon({ icon, size = "sm" }: GoalIconProps) {
  const name = /([a-z-]+)(\.svg)?$/.exec(icon)?.[1] ?? "glowing-star";
  const { plate, drawing } = sizes[size];
  return (
    <span aria-hidden="true" className={cx("grid shrink-0 place-items-center", plate)}>
      <svg className={drawing}>
        <use href={`${spriteOf(icon, name)}#${name}`} />
      </svg>
    </span>
  );
}

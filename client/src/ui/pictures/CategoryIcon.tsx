import { cx } from "@/lib/cx";

import sprite from "./icons/category-sprite.svg";
import moreSprite from "./icons/more-category-sprite.svg";
import { TINTS } from "./tints";

const sizes = {
  xs: { plate: "size-7 rounded-full", drawing: "size-4.5" },
  sm: { plate: "size-9 rounded-m", drawing: "size-5.25" },
  tile: { plate: "size-9.5 rounded-m sm:size-11", drawing: "size-7 sm:size-8" },
  md: { plate: "size-11 rounded-control", drawing: "size-6.5" },
};

function pictureOf(icon: string): string {
  const name = /([a-z-]+)(\.svg)?$/.exec(icon)?.[1] ?? "card-file-box";
  return `${icon.includes("/more/") ? moreSprite : sprite}#${name}`;
}

interface CategoryIconProps {
  /**
   * The picture as the API names it, '/icons/steaming-bowl.svg', or its bare name. What lies in
   * '/icons/more' is only for categories of one's own.
   */
  icon: string;
  /** The person's own colour for it; the plain plate without one. */
  color?: string | null;
  size?: keyof typeof sizes;
  /** Only the plate, as long as nobody sees it: all pictures are one file to fetch. */
  unseen?: boolean;
}

/** The picture of a category on its plate; the category's name always stands beside it. */
export function CategoryIcon({ icon, color, size = "md", unseen = false }: CategoryIconProps) {
  const tint = color && TINTS[color];
  const { plate, drawing } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-items-center",
        tint ? `inset-ring-2 ${tint}` : size === "tile" ? "dark:bg-plate" : "bg-plate",
        plate,
      )}
    >
      <svg className={drawing}>{!unseen && <use href={pictureOf(icon)} />}</svg>
    </span>
  );
}

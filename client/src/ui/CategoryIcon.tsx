import { cx } from "@/lib/cx";

import sprite from "./icons/category-sprite.svg";

const sizes = {
  sm: { plate: "size-9 rounded-m", drawing: "size-5.25" },
  md: { plate: "size-11 rounded-control", drawing: "size-6.5" },
};

interface CategoryIconProps {
  /** The picture as the API names it, '/icons/steaming-bowl.svg', or its bare name. */
  icon: string;
  size?: keyof typeof sizes;
}

/** The picture of a category on its plate; the category's name always stands beside it. */
export function CategoryIcon({ icon, size = "md" }: CategoryIconProps) {
  const name = /([a-z-]+)(\.svg)?$/.exec(icon)?.[1] ?? "card-file-box";
  const { plate, drawing } = sizes[size];
  return (
    <span aria-hidden="true" className={cx("grid shrink-0 place-items-center bg-plate", plate)}>
      <svg className={drawing}>
        <use href={`${sprite}#${name}`} />
      </svg>
    </span>
  );
}

import { cx } from "@/lib/cx";

import { When } from "../template/When";

interface Picture {
  src: string;
  width: number;
  height: number;
  /** The same in several widths, for `srcSet`. */
  avif: string;
  webp: string;
}

interface CoverProps {
  cover: Picture | null;
  /** How wide it is drawn, for the browser to choose a file. */
  sizes: string;
  /** It is in sight at once, so it comes before what is further down. */
  first?: boolean;
  /** The shape of the frame. */
  className?: string;
}

/** The drawing of an article; its frame keeps the room, and stays where there is no drawing. */
export function Cover({ cover, sizes, first = false, className }: CoverProps) {
  return (
    <div className={cx("overflow-hidden bg-primary-soft dimmed", className)}>
      <When value={cover}>
        {({ avif, webp, src, width, height }) => (
          <picture>
            <source type="image/avif" srcSet={avif} sizes={sizes} />
            <source type="image/webp" srcSet={webp} sizes={sizes} />
            <img
              src={src}
              alt=""
              width={width}
              height={height}
              loading={first ? "eager" : "lazy"}
              fetchPriority={first ? "high" : undefined}
              className="size-full object-cover"
            />
          </picture>
        )}
      </When>
    </div>
  );
}

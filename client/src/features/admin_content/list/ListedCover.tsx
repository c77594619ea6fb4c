import { ImageIcon } from "lucide-react";
import type { ComponentProps } from "react";

import { Cover } from "@/ui/Cover";

/** The picture of an article in a list, or the sign that it has none yet. */
export function ListedCover({ cover, sizes, className }: ComponentProps<typeof Cover>) {
  return (
    <span className="relative shrink-0">
      <Cover cover={cover} sizes={sizes} className={className} />
      {!cover && (
        <span className="absolute inset-0 grid place-items-center text-on-primary-soft">
          <ImageIcon aria-hidden="true" className="size-5 opacity-60" />
        </span>
      )}
    </span>
  );
}

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

import { EmptyState } from "./EmptyState";

interface NothingHereProps
  extends Pick<ComponentProps<typeof EmptyState>, "title" | "children" | "action"> {
  icon: LucideIcon;
}

/** An empty list, under a sign of what would stand in it. */
export function NothingHere({ icon: Icon, ...words }: NothingHereProps) {
  return (
    <div className="flex flex-col items-center pt-6">
      <span className="grid size-11 place-items-center rounded-control bg-primary-soft text-primary">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <EmptyState {...words} />
    </div>
  );
}

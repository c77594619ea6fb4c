import { Trans } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";

import { Chip } from "@/ui/Chip";

interface CategoryChipProps {
  onRemove: () => void;
  /** What the category is called. */
  children: ReactNode;
}

/** The one category that is listed; a press lists the others again. */
export function CategoryChip({ onRemove, children }: CategoryChipProps) {
  return (
    <Chip
      onClick={onRemove}
      className="border-primary bg-primary-soft text-on-primary-soft sm:min-h-9"
    >
      <span className="sr-only">
        <Trans>Category</Trans>:{" "}
      </span>
      {children}
      <X aria-hidden="true" className="size-4" />
      <span className="sr-only">
        {" "}
        <Trans>Remove</Trans>
      </span>
    </Chip>
  );
}

import { Trans } from "@lingui/react/macro";
import { SquareCheck } from "lucide-react";

import { Button } from "@/ui/Button";

import { useSelecting } from "./selecting";

/** Has the boxes of the rows shown where they are hidden until somebody wants to choose. */
export function BeginChoosing() {
  const { active, begin } = useSelecting();
  if (active) return null;
  return (
    <Button
      variant="ghost"
      className="px-2 text-small"
      icon={<SquareCheck aria-hidden="true" className="size-4" />}
      onClick={begin}
    >
      <Trans>Select</Trans>
    </Button>
  );
}

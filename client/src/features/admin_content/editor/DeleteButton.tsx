import { Trans } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";

import { Button } from "@/ui/Button";

/** The way to delete the article, apart from all others. */
export function DeleteButton({ onPress }: { onPress: () => void }) {
  return (
    <Button
      block
      variant="warning"
      className="border border-danger"
      icon={<Trash2 aria-hidden="true" className="size-4.5" />}
      onClick={onPress}
    >
      <Trans>Delete article</Trans>
    </Button>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";

import { Button } from "@/ui/Button";

import type { Export } from "./use-exports";

interface OrderButtonProps {
  file: Export | null;
  busy: boolean;
  onOrder: () => void;
}

/** Orders a file; beside one that is ready it stands back. */
export function OrderButton({ file, busy, onOrder }: OrderButtonProps) {
  const { t } = useLingui();
  const presses = { busy, busyLabel: t`Asking`, onClick: onOrder };
  if (file?.state === "ready") {
    return (
      <Button block variant="ghost" className="-mb-2" {...presses}>
        <Trans>Make a newer file</Trans>
      </Button>
    );
  }
  return (
    <Button
      block
      variant="soft"
      icon={<Download aria-hidden="true" className="size-5" />}
      {...presses}
    >
      {file?.state === "failed" ? <Trans>Try again</Trans> : <Trans>Export</Trans>}
    </Button>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/Button";

import type { Applying } from "./use-applying";

interface ResultButtonsProps {
  applying: Applying;
  onAgain: () => void;
  onClose: () => void;
}

/** Under the result: answering again, and taking over everything at once. */
export function ResultButtons({ applying, onAgain, onClose }: ResultButtonsProps) {
  const { t } = useLingui();
  const { total, done, busy } = applying;
  return (
    <>
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Take it again</Trans>
      </Button>
      {done < total || busy ? (
        <Button busy={busy} busyLabel={t`Saving`} onClick={() => void applying.runAll()}>
          <Trans>Apply all</Trans>
        </Button>
      ) : (
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      )}
    </>
  );
}

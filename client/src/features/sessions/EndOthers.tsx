import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/Button";
import { ConfirmDialog } from "@/ui/ConfirmDialog";

import { useEndNow } from "./use-end-now";

/** Signs every device but this one out, after a question. */
export function EndOthers({ count }: { count: number }) {
  const [asking, setAsking] = useState(false);
  const { end, busy } = useEndNow();
  const go = () => {
    setAsking(false);
    end(null);
  };
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={busy}
        className="mt-3"
        onClick={() => setAsking(true)}
      >
        <Trans>Sign out all other devices</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Sign out all other devices?</Trans>}
        confirm={<Trans>Sign out</Trans>}
        onConfirm={go}
        onCancel={() => setAsking(false)}
      >
        <Plural
          value={count}
          one="# device is signed out at once. What was being typed there and not saved is lost."
          other="# devices are signed out at once. What was being typed there and not saved is lost."
        />
      </ConfirmDialog>
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { RefreshCw } from "lucide-react";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/Button";
import { WRAPPING } from "@/ui/button-styles";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import { useRenewCalendar } from "./use-calendar";

/** Makes a new address after a question: whoever follows the present one has to add it again. */
export function RenewCalendar() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRenewCalendar();
  const renew = () => {
    setAsking(false);
    mutate(undefined, {
      onSuccess: () => toast({ tone: "success", text: t`Your calendar has a new address.` }),
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  };
  return (
    <>
      <div className="border-t border-line pt-3">
        <Button
          variant="ghost"
          className={`-ml-4.5 ${WRAPPING}`}
          busy={isPending}
          icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
          onClick={() => setAsking(true)}
        >
          <Trans>Make a new address</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={<Trans>Make a new address?</Trans>}
        confirm={<Trans>Make a new one</Trans>}
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          The present address stops working at once. Calendars that follow it stay as they are until
          you add the new address there.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

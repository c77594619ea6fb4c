import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/buttons/Button";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { useToast } from "@/ui/feedback/use-toast";

import { useRemovePhoto } from "./use-save-photo";

/** Removes the photo after confirmation. */
export default function RemovePhoto() {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRemovePhoto();
  const toast = useToast();
  const failureText = useFailureText();

  const remove = () => {
    setAsking(false);
    mutate(undefined, {
      onSuccess: () => toast({ tone: "success", text: t`Your photo has been removed` }),
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  };

  return (
    <>
      <Button
        variant="ghost"
        className="px-3"
        busy={isPending}
        busyLabel={t`Removing`}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove photo</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Remove your photo?</Trans>}
        confirm={<Trans>Remove photo</Trans>}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <Trans>The default picture will show again. You can add a photo any time.</Trans>
      </ConfirmDialog>
    </>
  );
}

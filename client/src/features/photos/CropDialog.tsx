import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { useToast } from "@/ui/use-toast";

import { CropControls } from "./CropControls";
import { CropFrame } from "./CropFrame";
import { cut, type Picture } from "./picture";
import { useCrop } from "./use-crop";
import { useSavePhoto } from "./use-save-photo";

interface CropDialogProps {
  picture: Picture;
  onClose: () => void;
}

/** Chooses the part of a picture that becomes the photo, and saves it. */
export default function CropDialog({ picture, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const crop = useCrop();
  const { mutateAsync, isPending } = useSavePhoto();
  const [refusal, setRefusal] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const save = async () => {
    setRefusal(null);
    const area = crop.area();
    if (!area) return;
    try {
      const { message } = await mutateAsync(await cut(picture, area, crop.turns));
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      setRefusal(error);
    }
  };

  return (
    <Dialog
      open
      size="sm"
      onClose={isPending ? () => undefined : onClose}
      title={<Trans>Your photo</Trans>}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button busy={isPending} busyLabel={t`Saving`} onClick={() => void save()}>
            <Trans>Save photo</Trans>
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <Alert tone="error" role="alert">
          {failureText(refusal)}
        </Alert>
      )}
      <CropFrame picture={picture} crop={crop} />
      <CropControls crop={crop} />
    </Dialog>
  );
}

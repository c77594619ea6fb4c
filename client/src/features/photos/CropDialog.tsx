import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import Cropper from "react-easy-crop";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { IconButton } from "@/ui/buttons/IconButton";
import { useToast } from "@/ui/feedback/use-toast";

import { cropPicture } from "./picture";
import type { Picture } from "./picture";
import { ARROW_STEP, useCrop, ZOOM } from "./use-crop";
import type { Crop } from "./use-crop";
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
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const save = async () => {
    setSubmitError(null);
    const area = crop.area();
    if (!area) return;
    try {
      const { message } = await mutateAsync(await cropPicture(picture, area, crop.turns));
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      setSubmitError(error);
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
          <CloseButton>
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button busy={isPending} busyLabel={t`Saving`} onClick={() => void save()}>
            <Trans>Save photo</Trans>
          </Button>
        </>
      }
    >
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <CropFrame picture={picture} crop={crop} />
      <CropControls crop={crop} />
    </Dialog>
  );
}

// The library would write its styles into a style tag, which the security policy forbids.
const SLIDER_LOOK = {
  containerClassName:
    "absolute inset-0 flex cursor-move touch-none items-center justify-center overflow-hidden select-none",
  cropAreaClassName:
    "absolute top-1/2 left-1/2 -translate-1/2 overflow-hidden rounded-full text-scrim shadow-[0_0_0_9999em] outline-focus focus-visible:outline-3 focus-visible:-outline-offset-3",
};
const LYING = "h-full w-auto max-w-none shrink-0 will-change-transform";
const STANDING = "h-auto w-full max-w-none shrink-0 will-change-transform";

interface CropFrameProps {
  picture: Picture;
  crop: Crop;
}

/** The picture under a round frame: fingers, the pointer, the wheel and the arrow keys move it. */
function CropFrame({ picture, crop }: CropFrameProps) {
  const { t } = useLingui();
  const lying = picture.canvas.width > picture.canvas.height;
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[46dvh] overflow-hidden rounded-panel bg-sunken">
      <Cropper
        disableAutomaticStylesInjection
        image={picture.url}
        crop={crop.point}
        zoom={crop.zoom}
        rotation={crop.turns * 90}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        aspect={1}
        cropShape="round"
        showGrid={false}
        keyboardStep={ARROW_STEP}
        objectFit={lying ? "vertical-cover" : "horizontal-cover"}
        classes={{ ...SLIDER_LOOK, mediaClassName: lying ? LYING : STANDING }}
        cropperProps={{
          role: "group",
          "aria-label": t`Visible part of the picture; use the arrow keys to move it`,
        }}
        onCropChange={crop.setPoint}
        onZoomChange={crop.zoomTo}
        onCropAreaChange={crop.noteArea}
        setMediaSize={crop.setShown}
        setCropSize={crop.setFrame}
      />
    </div>
  );
}

/** Everything that fingers do to the picture, for those who press: enlarge, turn, move. */
function CropControls({ crop }: { crop: Crop }) {
  return (
    <div className="flex flex-col gap-2">
      <ZoomSlider crop={crop} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Arrows crop={crop} />
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden="true" className="size-5" />}
          onClick={crop.turn}
        >
          <Trans>Rotate</Trans>
        </Button>
      </div>
    </div>
  );
}

const SLIDER = [
  "h-11 min-w-0 flex-1 cursor-pointer appearance-none rounded-m bg-transparent",
  "[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line-control",
  "[&::-webkit-slider-thumb]:-mt-2.25 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-primary",
  "[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line-control",
  "[&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-primary",
].join(" ");

function ZoomSlider({ crop }: { crop: Crop }) {
  const { t } = useLingui();
  const percent = Math.round(crop.zoom * 100);
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t`Zoom out`}
        icon={<ZoomOut className="size-5" />}
        disabled={crop.zoom <= ZOOM.least}
        onClick={() => crop.zoomTo(crop.zoom - 5 * ZOOM.step)}
      />
      <input
        type="range"
        aria-label={t`Zoom`}
        aria-valuetext={`${percent}%`}
        min={ZOOM.least}
        max={ZOOM.most}
        step={ZOOM.step}
        value={crop.zoom}
        onChange={(event) => crop.zoomTo(event.target.valueAsNumber)}
        className={SLIDER}
      />
      <IconButton
        label={t`Zoom in`}
        icon={<ZoomIn className="size-5" />}
        disabled={crop.zoom >= ZOOM.most}
        onClick={() => crop.zoomTo(crop.zoom + 5 * ZOOM.step)}
      />
    </div>
  );
}

function Arrows({ crop }: { crop: Crop }) {
  const { t } = useLingui();
  const { point, most, move } = crop;
  const arrows = [
    { label: t`Move left`, Icon: ArrowLeft, x: -ARROW_STEP, y: 0, room: point.x > -most.x },
    { label: t`Move up`, Icon: ArrowUp, x: 0, y: -ARROW_STEP, room: point.y > -most.y },
    { label: t`Move down`, Icon: ArrowDown, x: 0, y: ARROW_STEP, room: point.y < most.y },
    { label: t`Move right`, Icon: ArrowRight, x: ARROW_STEP, y: 0, room: point.x < most.x },
  ];
  return (
    <div className="flex">
      {arrows.map(({ label, Icon, x, y, room }) => (
        <IconButton
          key={label}
          label={label}
          icon={<Icon className="size-5" />}
          // Not disabled: that would drop the focus while a key is held.
          aria-disabled={!room}
          onClick={() => move(x, y)}
          className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:opacity-60"
        />
      ))}
    </div>
  );
}

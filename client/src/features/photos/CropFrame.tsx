import { useLingui } from "@lingui/react/macro";
import Cropper from "react-easy-crop";

import type { Picture } from "./picture";
import { type Crop, STRIDE, ZOOM } from "./use-crop";

// The library would write its styles into a style tag, which the security policy forbids.
const LOOK = {
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
export function CropFrame({ picture, crop }: CropFrameProps) {
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
        keyboardStep={STRIDE}
        objectFit={lying ? "vertical-cover" : "horizontal-cover"}
        classes={{ ...LOOK, mediaClassName: lying ? LYING : STANDING }}
        cropperProps={{
          role: "group",
          "aria-label": t`Part of the picture that is shown; the arrow keys move the picture`,
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

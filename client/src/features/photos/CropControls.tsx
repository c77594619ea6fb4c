import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw, ZoomIn, ZoomOut } from "lucide-react";

import { Button } from "@/ui/Button";
import { IconButton } from "@/ui/IconButton";

import { type Crop, STRIDE, ZOOM } from "./use-crop";

/** Everything that fingers do to the picture, for those who press: enlarge, turn, move. */
export function CropControls({ crop }: { crop: Crop }) {
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
    { label: t`Move left`, Icon: ArrowLeft, x: -STRIDE, y: 0, room: point.x > -most.x },
    { label: t`Move up`, Icon: ArrowUp, x: 0, y: -STRIDE, room: point.y > -most.y },
    { label: t`Move down`, Icon: ArrowDown, x: 0, y: STRIDE, room: point.y < most.y },
    { label: t`Move right`, Icon: ArrowRight, x: STRIDE, y: 0, room: point.x < most.x },
  ];
  return (
    <div className="flex">
      {arrows.map(({ label, Icon, x, y, room }) => (
        <IconButton
          key={label}
          label={label}
          icon={<Icon className="size-5" />}
          // Not disabled: that would take the focus away from who holds the key down.
          aria-disabled={!room}
          onClick={() => move(x, y)}
          className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:opacity-60"
        />
      ))}
    </div>
  );
}

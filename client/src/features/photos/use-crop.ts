import { useCallback, useRef, useState } from "react";

import type { CropArea } from "./picture";

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const ZOOM = { least: 1, most: 4, step: 0.1 };
/** How far an arrow moves the picture, in px of the screen. */
export const ARROW_STEP = 10;
const CENTRE: Point = { x: 0, y: 0 };

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

/** How far the middle of the picture may be from that of the frame, in px of the screen. */
export function maxOffset(shown: Size, frame: Size, zoom: number, turns: number): Point {
  const { width, height } = shown;
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  return {
    x: Math.max(0, (across * zoom - frame.width) / 2),
    y: Math.max(0, (down * zoom - frame.height) / 2),
  };
}

/** Where the picture lies under the frame: moved, enlarged, turned by quarters. */
export function useCrop() {
  const [point, setPoint] = useState(CENTRE);
  const [zoom, setZoom] = useState(ZOOM.least);
  const [turns, setTurns] = useState(0);
  const [shown, setShown] = useState<Size>({ width: 0, height: 0 });
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const area = useRef<CropArea | null>(null);
  const most = maxOffset(shown, frame, zoom, turns);

  return {
    point,
    zoom,
    turns,
    /** How far the picture may be moved from the middle. */
    most,
    setPoint,
    setShown,
    setFrame,
    /** The chosen square; null until the picture is there. */
    area: useCallback(() => area.current, []),
    noteArea: useCallback((_: CropArea, pixels: CropArea) => {
      area.current = pixels;
    }, []),
    zoomTo: (next: number) => setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, next))),
    turn: () => {
      setPoint(CENTRE);
      setTurns((before) => (before + 1) % 4);
    },
    move: (x: number, y: number) =>
      setPoint(({ x: left, y: top }) => ({
        x: clamp(left + x, most.x),
        y: clamp(top + y, most.y),
      })),
  };
}

export type Crop = ReturnType<typeof useCrop>;

import { useCallback, useRef, useState } from "react";

import type { Area } from "./picture";

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
export const STRIDE = 10;
const MIDDLE: Point = { x: 0, y: 0 };

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

/** How far the middle of the picture may be from that of the frame, in px of the screen. */
export function reach(shown: Size, frame: Size, zoom: number, turns: number): Point {
  const { width, height } = shown;
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  return {
    x: Math.max(0, (across * zoom - frame.width) / 2),
    y: Math.max(0, (down * zoom - frame.height) / 2),
  };
}

/** Where the picture lies under the frame: moved, enlarged, turned by quarters. */
export function useCrop() {
  const [point, setPoint] = useState(MIDDLE);
  const [zoom, setZoom] = useState(ZOOM.least);
  const [turns, setTurns] = useState(0);
  const [shown, setShown] = useState<Size>({ width: 0, height: 0 });
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });
  const area = useRef<Area | null>(null);
  const most = reach(shown, frame, zoom, turns);

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
    noteArea: useCallback((_: Area, pixels: Area) => {
      area.current = pixels;
    }, []),
    zoomTo: (next: number) => setZoom(Math.min(ZOOM.most, Math.max(ZOOM.least, next))),
    turn: () => {
      setPoint(MIDDLE);
      setTurns((before) => (before + 1) % 4);
    },
    move: (x: number, y: number) =>
      setPoint(({ x: left, y: top }) => ({
        x: within(left + x, most.x),
        y: within(top + y, most.y),
      })),
  };
}

export type Crop = ReturnType<typeof useCrop>;

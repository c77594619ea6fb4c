import { type KeyboardEvent, useRef } from "react";

import { formatCount } from "@/lib/counts";

import { useAmounts } from "../money/use-amounts";
import { type LinePoint, type LineWords, partsOf, type Room, sharesOf } from "./line-shapes";

interface LinePointsProps {
  label: string;
  /** The marked ones, from left to right. */
  points: readonly LinePoint[];
  words: LineWords;
  room: Room;
  /** The point whose amounts are shown. */
  shown: LinePoint | null;
  onShow: (point: LinePoint | null) => void;
}

const PARTS = ["main", "base", "low", "high"] as const;

/** The points over the lines: one stop for Tab, arrow keys between them, each tells its amounts. */
export function LinePoints({ label, points, words, room, shown, onShow }: LinePointsProps) {
  const { spoken } = useAmounts();
  const list = useRef<HTMLUListElement>(null);
  const shares = sharesOf(points);
  const stop = shown ? points.indexOf(shown) : points.length - 1;

  const amountOf = words.counted ? formatCount : spoken;
  const told = (point: LinePoint) => {
    const parts = partsOf(point, words, PARTS);
    const figures = parts.map(({ word, amount }) => `${word} ${amountOf(amount)}`);
    return `${point.title}: ${figures.join(", ")}`;
  };

  const move = (event: KeyboardEvent, at: number) => {
    const targets: Record<string, number> = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowRight: Math.min(points.length - 1, at + 1),
      Home: 0,
      End: points.length - 1,
    };
    const next = targets[event.key];
    if (event.key === "Escape") onShow(null);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll("button").item(next).focus();
  };

  return (
    <ul
      ref={list}
      aria-label={label}
      className="absolute top-0 bottom-0"
      style={{ left: room.left, right: room.right }}
      onPointerLeave={(event) => event.pointerType !== "touch" && onShow(null)}
    >
      {points.map((point, index) => {
        const { from, to } = shares[index] ?? { from: 0, to: 1 };
        return (
          <li
            key={point.at}
            className="absolute inset-y-0"
            style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
          >
            <button
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={told(point)}
              onPointerEnter={(event) => event.pointerType !== "touch" && onShow(point)}
              onFocus={() => onShow(point)}
              onBlur={() => onShow(null)}
              onClick={() => onShow(point)}
              onKeyDown={(event) => move(event, index)}
              className="size-full rounded-control"
            />
          </li>
        );
      })}
    </ul>
  );
}

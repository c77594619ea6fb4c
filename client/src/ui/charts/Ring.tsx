import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

interface RingProps {
  /** How much of it is filled; above 100 it is full. */
  percent: number;
  /** The class that gives it its colour, such as 'stroke-needs'. */
  stroke: string;
  /** What stands inside; the figures have to stand beside it. */
  children: ReactNode;
  className?: string;
}

const RADIUS = 43.6;
const WIDTH = 12.8;
const ROUND = 2 * Math.PI * RADIUS;

/** One value as a part of a ring, with round ends. */
export function Ring({ percent, stroke, children, className }: RingProps) {
  const part = Math.min(100, Math.max(0, percent));
  const ring = { cx: 50, cy: 50, r: RADIUS, fill: "none", strokeWidth: WIDTH };
  return (
    <div className={cx("relative grid aspect-square place-items-center", className)}>
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle {...ring} className="stroke-track" />
        {part > 0 && (
          <circle
            {...ring}
            strokeLinecap={part < 100 ? "round" : undefined}
            strokeDasharray={`${(part / 100) * ROUND} ${ROUND}`}
            className={stroke}
          />
        )}
      </svg>
      <div className="relative grid max-w-[68%] place-items-center text-center">{children}</div>
    </div>
  );
}

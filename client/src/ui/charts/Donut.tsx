import type { ReactNode, SVGProps } from "react";

import { cx } from "@/lib/cx";

interface Slice {
  key: string;
  /** Its part of the ring, not below zero. */
  value: number;
  /** The class that gives it its colour, such as 'stroke-needs'. */
  stroke: string;
}

interface DonutProps {
  slices: readonly Slice[];
  /** What stands inside the ring. */
  children: ReactNode;
  className?: string;
}

const RADIUS = 43.6;
const WIDTH = 12.8;
const ROUND = 2 * Math.PI * RADIUS;
const GAP = 1.6;
/** However small a part, one sees that it is there. */
const SLIVER = 0.6;

/** A ring in which every value has its part; its figures have to stand beside it. */
export function Donut({ slices, children, className }: DonutProps) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const parts = slices.filter(({ value }) => value > 0);
  const gap = parts.length > 1 ? GAP : 0;
  const turnOf = (value: number) => (value / whole) * ROUND;
  return (
    <div className={cx("relative grid aspect-square place-items-center", className)}>
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90"
      >
        {parts.length === 0 && <Ring className="stroke-track" />}
        {parts.map(({ key, value, stroke }, index) => {
          const before = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0);
          return (
            <Ring
              key={key}
              strokeDasharray={`${Math.max(SLIVER, turnOf(value) - gap)} ${ROUND}`}
              strokeDashoffset={-turnOf(before) - gap / 2}
              className={stroke}
            />
          );
        })}
      </svg>
      <div className="relative grid max-w-[68%] place-items-center text-center">{children}</div>
    </div>
  );
}

function Ring(props: SVGProps<SVGCircleElement>) {
  return <circle {...props} cx={50} cy={50} r={RADIUS} fill="none" strokeWidth={WIDTH} />;
}

import { useId } from "react";

import { cx } from "@/lib/cx";

import { GRAIN, grainHeight, ROOF } from "./barn-shape";
import front from "./illustrations/barn-front.svg";
import grain from "./illustrations/barn-grain.svg";
import stilts from "./illustrations/barn-stilts.svg";

const FOOT = 80;
/** Single grains, from the foot upwards; they show where grain lies well above them. */
const GRAINS = [
  [40, 70],
  [78, 70],
  [28, 76],
  [92, 76],
  [50, 54],
  [70, 51],
  [60, 44],
  [60, 33],
] as const;
const FIRST_GRAINS = 20;

interface BarnProps {
  /** How full it is, 0 to 100 of the roof's height. */
  percent: number;
  /** Says how full it is, where no words beside it do. */
  label?: string;
  className?: string;
}

/** A barn that fills with grain; the grain rises when it shows, and when there is more of it. */
export function Barn({ percent, label, className }: BarnProps) {
  const clip = useId();
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg viewBox="0 0 120 120" width={120} height={120} {...spoken} className={className}>
      <clipPath id={clip}>
        <path d={ROOF} />
      </clipPath>
      <image href={stilts} width={120} height={120} />
      <g clipPath={`url(#${clip})`}>
        <path d={ROOF} className="fill-gold-soft" />
        {percent > 0 && <Grain percent={percent} />}
      </g>
      <image href={front} width={120} height={120} />
    </svg>
  );
}

function Grain({ percent }: { percent: number }) {
  const single = useId();
  const height = grainHeight(percent);
  const covered = percent < FIRST_GRAINS ? FOOT : FOOT - height + 4;
  return (
    <g className="transition duration-4 ease-spring starting:translate-y-18">
      <path
        d={GRAIN}
        transform={`translate(0 ${-height})`}
        className="fill-gold transition duration-4 ease-spring"
      />
      <defs>
        <image id={single} href={grain} width={8} height={6} />
      </defs>
      {GRAINS.map(([x, y]) => (
        <use
          key={`${x} ${y}`}
          href={`#${single}`}
          x={x - 4}
          y={y - 3}
          className={cx("transition duration-4", y < covered && "opacity-0")}
        />
      ))}
    </g>
  );
}

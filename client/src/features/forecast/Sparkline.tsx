import type { ForecastPoint } from "./queries";

interface SparklineProps {
  /** Two days at least. */
  points: readonly ForecastPoint[];
  className?: string;
}

/**
 * The way of the balance without figures, which stand beside it in words; a line where it would
 * fall below nothing.
 */
export function Sparkline({ points, className }: SparklineProps) {
  const lows = points.map(({ low }) => low);
  const highs = points.map(({ high }) => high);
  const [bottom, top] = [Math.min(...lows), Math.max(...highs)];
  const span = top - bottom || 1;
  const last = points.length - 1;
  const heightOf = (amount: number) => (40 - ((amount - bottom) / span) * 40).toFixed(2);
  const place = (amount: number, at: number) =>
    `${((at / last) * 100).toFixed(2)},${heightOf(amount)}`;
  const band = [...highs.map(place), ...lows.map(place).reverse()].join(" ");
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      className={className}
      fill="none"
    >
      <polygon points={band} className="fill-chart-1" fillOpacity={0.14} />
      {bottom < 0 && top > 0 && (
        <line
          x1={0}
          x2={100}
          y1={heightOf(0)}
          y2={heightOf(0)}
          vectorEffect="non-scaling-stroke"
          className="stroke-danger"
        />
      )}
      <polyline
        points={points.map(({ expected }, at) => place(expected, at)).join(" ")}
        vectorEffect="non-scaling-stroke"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-chart-1"
      />
    </svg>
  );
}

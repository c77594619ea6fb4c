import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

const floor = 120;
const months = [
  { month: 1, income: 81, expense: 61 },
  { month: 2, income: 110, expense: 87 },
  { month: 3, income: 75, expense: 51 },
  { month: 4, income: 87, expense: 48 },
  { month: 5, income: 91, expense: 44 },
];

/** A bar that stands on the floor, its top corners round. */
function bar(x: number, height: number): string {
  return `M${x} ${floor}v${7 - height}q0-7 7-7h5q7 0 7 7v${height - 7}z`;
}

/** Income and expense side by side, as the summary draws them. */
export function SummaryArt() {
  const { i18n } = useLingui();
  const hatch = useId();
  const name = new Intl.DateTimeFormat(i18n.locale, { month: "short", timeZone: "UTC" });
  return (
    <svg viewBox="0 0 360 150" className="w-full max-w-90">
      <pattern
        id={hatch}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-expense-soft" />
        <rect width="3" height="6" className="fill-expense-bar" />
      </pattern>
      <path d={`M0 ${floor}h360`} className="stroke-chart-grid" />
      {months.map(({ month, income, expense }, index) => (
        <g key={month}>
          <path d={bar(15 + 72 * index, income)} className="fill-income-bar" />
          <path
            d={bar(38 + 72 * index, expense)}
            fill={`url(#${hatch})`}
            className="stroke-expense-bar stroke-[1.5]"
          />
          <text
            x={36 + 72 * index}
            y="142"
            textAnchor="middle"
            className="fill-chart-label text-caption font-label"
          >
            {name.format(Date.UTC(2000, month))}
          </text>
        </g>
      ))}
    </svg>
  );
}

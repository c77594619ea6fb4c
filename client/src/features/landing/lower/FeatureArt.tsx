import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId } from "react";

import { cx } from "@/lib/cx";
import { Barn } from "@/ui/pictures/Barn";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";

import reminder from "./art/reminder.svg";

interface RowProps {
  icon: string;
  kind: "income" | "expenses";
  amount: number;
  className?: string;
  children: ReactNode;
}

function Row({ icon, kind, amount, className, children }: RowProps) {
  return (
    <li
      className={cx(
        "flex items-center gap-3 rounded-panel bg-surface py-2 pr-3.5 pl-2 shadow-hover",
        className,
      )}
    >
      <CategoryIcon icon={icon} size="sm" />
      <span className="min-w-0 flex-1 truncate text-small font-bold">{children}</span>
      <Money kind={kind} amount={amount} className="text-small font-bold" />
    </li>
  );
}

/** Three lines of a ledger. */
export function RecordArt() {
  return (
    <ul className="flex w-full max-w-85 flex-col gap-2 sm:pr-7">
      <Row icon="/icons/steaming-bowl.svg" kind="expenses" amount={48_000}>
        <Trans>Nasi Padang, lunch</Trans>
      </Row>
      <Row icon="/icons/toolbox.svg" kind="income" amount={1_750_000} className="sm:ml-3.5">
        <Trans>Logo for Kopi Senja</Trans>
      </Row>
      <Row icon="/icons/motor-scooter.svg" kind="expenses" amount={22_000} className="sm:ml-7">
        <Trans>Ojek to the office</Trans>
      </Row>
    </ul>
  );
}

const floor = 120;
const months = [
  { month: 1, income: 81, expense: 61 },
  { month: 2, income: 110, expense: 87 },
  { month: 3, income: 75, expense: 51 },
  { month: 4, income: 87, expense: 48 },
  { month: 5, income: 91, expense: 44 },
];

/** A bar with rounded top corners. */
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

const rings = [
  { percent: 62, colour: "stroke-needs" },
  { percent: 25, colour: "stroke-wants" },
  { percent: 49, colour: "stroke-savings" },
];
const radius = 43;
const round = 2 * Math.PI * radius;

/** Needs, wants and savings as three rings. */
export function BudgetArt() {
  return (
    <div className="grid w-full max-w-69 grid-cols-3 gap-3">
      {rings.map(({ percent, colour }) => (
        <div key={percent} className="relative grid aspect-square place-items-center">
          <svg viewBox="0 0 100 100" className="absolute inset-0 fill-none stroke-[14]">
            <circle cx="50" cy="50" r={radius} className="stroke-surface" />
            <circle
              cx="50"
              cy="50"
              r={radius}
              strokeLinecap="round"
              strokeDasharray={`${((round * percent) / 100).toFixed(2)} ${round.toFixed(2)}`}
              transform="rotate(-90 50 50)"
              className={colour}
            />
          </svg>
          <span className="money relative text-base font-strong sm:text-lead">{percent}%</span>
        </div>
      ))}
    </div>
  );
}

/** A calendar with a marked day, and a bell. */
export function ReminderArt() {
  return (
    <img
      src={reminder}
      alt=""
      width={191}
      height={140}
      loading="lazy"
      className="h-35 w-auto dimmed"
    />
  );
}

/** Three barns that fill. */
export function SavingArt() {
  return (
    <div className="grid w-full max-w-69 grid-cols-[3fr_4fr_3fr] items-end gap-2">
      <Barn percent={36} className="h-auto w-full" />
      <Barn percent={62} className="h-auto w-full" />
      <Barn percent={90} className="h-auto w-full" />
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";

import { cx } from "@/lib/cx";

import { useAmounts } from "../money/use-amounts";
import type { Period } from "./period";

interface PeriodColumnsProps {
  label: string;
  periods: readonly Period[];
  /** The column whose amounts are shown. */
  shown: number | null;
  onShow: (index: number | null) => void;
  onSelect?: (key: string) => void;
}

function neighbour(event: KeyboardEvent, count: number, at: number): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(count - 1, at + 1),
    Home: 0,
    End: count - 1,
  };
  return targets[event.key] ?? null;
}

/** The columns behind the bars: one stop for Tab, arrow keys between them, each tells its amounts. */
export function PeriodColumns({ label, periods, shown, onShow, onSelect }: PeriodColumnsProps) {
  const { t } = useLingui();
  const { spoken: amount } = useAmounts();
  // A finger cannot hover: its first tap tells the amounts, and only the next one leads on.
  const told = useRef(true);
  const current = periods.findIndex((period) => period.current);
  const stop = shown ?? Math.max(0, current);

  const spoken = ({ label: short, title = short, income, expenses }: Period) => {
    const earned = amount(income);
    const spent = amount(expenses);
    return t`${title}: income ${earned}, expenses ${spent}`;
  };

  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const next = neighbour(event, periods.length, at);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.closest("ul")?.querySelectorAll("button").item(next).focus();
  };

  const remember = ({ pointerType }: PointerEvent, index: number) => {
    told.current = pointerType !== "touch" || shown === index;
  };

  return (
    <ul
      aria-label={label}
      className="absolute inset-0 grid auto-cols-fr grid-flow-col"
      onPointerLeave={(event) => event.pointerType !== "touch" && onShow(null)}
    >
      {periods.map((period, index) => (
        <li key={period.key} className="min-w-0 px-0.5">
          <button
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-label={spoken(period)}
            aria-current={period.current ? "date" : undefined}
            onPointerEnter={(event) => event.pointerType !== "touch" && onShow(index)}
            onPointerDown={(event) => remember(event, index)}
            onFocus={() => onShow(index)}
            onBlur={() => onShow(null)}
            onClick={() => {
              onShow(index);
              if (told.current) onSelect?.(period.key);
              told.current = true;
            }}
            onKeyDown={(event) => move(event, index)}
            className={cx(
              "mx-auto flex size-full max-w-26 flex-col justify-end rounded-control pb-2 text-caption leading-4",
              period.current
                ? "bg-sunken font-bold text-ink"
                : "font-medium text-chart-label hover:bg-sunken/60",
            )}
          >
            <span className="w-full truncate text-center">{period.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

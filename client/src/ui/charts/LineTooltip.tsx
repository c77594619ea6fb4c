import { ChartAmount } from "./ChartAmount";
import { type LinePoint, type LineWords, partsOf, type Room } from "./line-shapes";

interface LineTooltipProps {
  point: LinePoint;
  words: LineWords;
  /** Where it lies, from 0 at the left to 1 at the right. */
  position: number;
  room: Room;
}

const PARTS = ["high", "main", "low", "base"] as const;

/** The amounts of a point beside its line; it never leaves the chart to either side. */
export function LineTooltip({ point, words, position, room }: LineTooltipProps) {
  const beside = `calc(${room.left}px + (100% - ${room.left + room.right}px) * ${position})`;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -top-2 z-10 w-60 max-w-full rounded-m border border-line bg-raised px-3 py-2 text-small leading-5 shadow-float"
      // Left of its point where there is room, else as far left as the chart goes.
      style={{
        left:
          position > 0.5
            ? `max(0px, calc(${beside} - 252px))`
            : `min(calc(100% - 240px), calc(${beside} + 12px))`,
      }}
    >
      <p className="truncate font-bold">{point.title}</p>
      {partsOf(point, words, PARTS).map(({ part, word, amount }) => (
        <p key={part} className="flex justify-between gap-3">
          <span className="text-ink-2">{word}</span>
          <ChartAmount
            amount={amount}
            words={words}
            className={part === "main" ? "font-bold" : "font-label"}
          />
        </p>
      ))}
    </div>
  );
}

import { type ComponentProps, type ReactNode, useRef } from "react";

import { useStayingFocus } from "@/ui/use-staying-focus";

import { linesByDay } from "./by-day";
import { ComingUp } from "./ComingUp";
import { NothingYet } from "./NothingYet";
import { QueriedDay } from "./QueriedDay";

/** So many lines stand beside a calendar; one that is due takes the room of two. */
const ROOM = 4;
const FEWEST = 2;

type DayOf = Pick<ComponentProps<typeof QueriedDay>, "query" | "day">;

interface DaySideProps extends ComponentProps<typeof QueriedDay> {
  /** It stands in a dialog, which it does not make taller than its calendar. */
  brief?: boolean;
  /** There is room for a picture while there is nothing at all. */
  roomy: boolean;
  /** Goes to a day. */
  onDay: (day: string) => void;
  /** Stands between the day and what comes after it. */
  children?: ReactNode;
}

/** The chosen day beside its calendar, and what comes on other days. */
export function DaySide({ brief, roomy, onDay, children, ...day }: DaySideProps) {
  const part = useRef<HTMLDivElement>(null);
  // A line of what comes goes away once its day is the chosen one.
  const onFocus = useStayingFocus(part);
  const { lines, coming, nothing } = contentsOf(day);
  const most = brief ? Math.max(FEWEST, ROOM - lines) : coming.length;
  return (
    <div
      ref={part}
      tabIndex={-1}
      onFocus={onFocus}
      className="flex min-w-0 flex-col gap-3.5 outline-none"
    >
      <QueriedDay {...day} />
      {children}
      <ComingUp coming={coming.slice(0, most)} today={day.today} onDay={onDay} />
      {roomy && nothing && <NothingYet />}
    </div>
  );
}

/** How many lines the day has, what comes on others, and whether there is nothing at all. */
function contentsOf({ query: { data, isPlaceholderData }, day }: DayOf) {
  if (!data) return { lines: 0, coming: [], nothing: false };
  const lines = linesByDay(data).get(day)?.length ?? 0;
  const any = lines + data.coming.length + data.late.length > 0;
  const coming = data.coming.filter((each) => each.day !== day);
  return { lines, coming, nothing: !any && !isPlaceholderData };
}

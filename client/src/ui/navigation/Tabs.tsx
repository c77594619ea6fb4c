import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

import { cx } from "@/lib/cx";

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A 16 px icon before the words. */
  icon?: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs are parts of, for screen readers. */
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
  /** What the open tab shows stands alone, without the row of tabs. */
  bare?: boolean;
  /** What the open tab shows. */
  children: ReactNode;
}

/** Where a key leads from a tab; null for keys that mean nothing here. */
function target(key: string, from: number, count: number): number | null {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** Scrolls the row of tabs, and nothing else, until the open one is seen whole. */
function bringIntoRow(row: HTMLElement, tab: HTMLElement): void {
  const frame = row.getBoundingClientRect();
  const { left, right, width } = tab.getBoundingClientRect();
  if (left >= frame.left && right <= frame.right) return;
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}

type Ends = "none" | "left" | "right" | "both";

/** What more of the row there is fades away at that side. */
const FADES: Record<Ends, string> = {
  none: "",
  left: "faded-left",
  right: "faded-right",
  both: "faded-both",
};

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  const left = scrollLeft > 1;
  const right = scrollLeft + clientWidth < scrollWidth - 1;
  if (left) return right ? "both" : "left";
  return right ? "right" : "none";
}

/** At which ends of a row more of it is hidden, as it is scrolled and as it grows. */
function useHiddenEnds(row: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState<Ends>("none");
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHidden(endsOf(element)));
    // Its tabs grow when their font has come, without the row itself.
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [row]);
  const onScroll = (event: UIEvent<HTMLElement>) => setHidden(endsOf(event.currentTarget));
  return { hidden, onScroll };
}

/** Parts of a page of which one is shown; the arrow keys move, on phones the row scrolls. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  bare = false,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const { hidden, onScroll } = useHiddenEnds(row);
  const tabId = (tab: Value) => `${id}-tab-${tab}`;

  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row.current && open) bringIntoRow(row.current, open);
  }, [value, bare]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Not from the open one: what the keys have led to may still be on its way.
    const from = tabs.findIndex((tab) => tabId(tab.value) === event.currentTarget.id);
    const next = tabs[target(event.key, from, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(next.value))?.focus({ preventScroll: true });
  };

  return (
    <>
      <div
        ref={row}
        role="tablist"
        hidden={bare}
        onScroll={onScroll}
        aria-label={label}
        className={cx(
          "-mx-4 flex gap-4 overflow-x-auto overflow-y-hidden border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:gap-7 sm:px-0",
          FADES[hidden],
        )}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            id={tabId(tab.value)}
            open={tab.value === value}
            panel={`${id}-panel`}
            onKeyDown={onKeyDown}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
          </TabButton>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role={bare ? undefined : "tabpanel"}
        aria-labelledby={bare ? undefined : tabId(value)}
      >
        {children}
      </div>
    </>
  );
}

interface TabButtonProps {
  id: string;
  open: boolean;
  panel: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
  children: ReactNode;
}

/** Only the open tab stands in the way of the Tab key. */
function TabButton({ id, open, panel, children, ...presses }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={open}
      aria-controls={open ? panel : undefined}
      tabIndex={open ? 0 : -1}
      {...presses}
      className={cx(
        "relative inline-flex min-h-12 shrink-0 items-center gap-2 font-semibold whitespace-nowrap transition-colors duration-1 focus-visible:-outline-offset-2",
        "after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:origin-center after:bg-primary after:transition-transform after:duration-2",
        open ? "text-primary after:scale-x-100" : "text-ink-2 after:scale-x-0 hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}

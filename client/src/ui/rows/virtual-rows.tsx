import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useLayoutEffect,
  useState,
} from "react";

import { lazyComponent } from "@/lib/lazy-component";

/** Up to this many rows all are rendered, so that the browser's search finds them. */
const MAX_UNVIRTUALIZED = 200;
/** The text size for which heights are given, in px. */
const BASE_FONT_SIZE = 16;

interface ListPosition {
  /** The offset of its upper edge from the top of the page, in px. */
  top: number;
  /** The text size relative to the base; heights scale with it. */
  scale: number;
}

function useListPosition(place: RefObject<HTMLElement | null>): ListPosition {
  const [found, setFound] = useState<ListPosition>({ top: 0, scale: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const edge = place.current?.getBoundingClientRect().top;
      if (edge === undefined) return;
      const top = Math.round(edge + window.scrollY);
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const scale = (size || BASE_FONT_SIZE) / BASE_FONT_SIZE;
      setFound((known) => (known.top === top && known.scale === scale ? known : { top, scale }));
    };
    measure();
    // Content above may still load and push the list down.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);
  return found;
}

interface VirtualRowsOptions {
  place: RefObject<HTMLElement | null>;
  count: number;
  /** The estimated height of a row in px at the base text size. */
  estimate: (index: number) => number;
  keyOf: (index: number) => string;
}

interface VirtualRows {
  lines: readonly { index: number; key: string | number | bigint }[];
  /** The space above and below them in px. */
  above: number;
  below: number;
  /** Given the element of each line, whose height is not the estimated one. */
  measure: (element: Element | null) => void;
}

export interface RowWindowProps {
  options: Omit<VirtualRowsOptions, "place"> & ListPosition;
  onRows: (rows: VirtualRows) => void;
}

const unmeasured = () => undefined;

function allRows({ count, keyOf }: VirtualRowsOptions): VirtualRows {
  const lines = Array.from({ length: count }, (_, index) => ({ index, key: keyOf(index) }));
  return { lines, above: 0, below: 0, measure: unmeasured };
}

/** Whether both are the same rows in the same places; the lines of a new rendering are new ones. */
function isSame(one: VirtualRows | null, other: VirtualRows): boolean {
  return (
    one !== null &&
    one.above === other.above &&
    one.below === other.below &&
    one.measure === other.measure &&
    one.lines.length === other.lines.length &&
    one.lines.every(({ key }, index) => key === other.lines[index]?.key)
  );
}

type LoadRowWindow = () => Promise<{ RowWindow: ComponentType<RowWindowProps> }>;

/**
 * Makes the hook of a feature. Most lists are short: `load` fetches what finds the rows in sight
 * with the first long one.
 *
 * The hook gives all rows of a short list, and of a long one those near the viewport; its `finder`
 * has to be rendered beside them.
 */
export function createVirtualRows(load: LoadRowWindow) {
  const RowWindow = lazyComponent(async () => ({ default: (await load()).RowWindow }));
  return function useVirtualRows(options: VirtualRowsOptions): VirtualRows & { finder: ReactNode } {
    const { place, count, estimate, keyOf } = options;
    const { top, scale } = useListPosition(place);
    const [near, setNear] = useState<VirtualRows | null>(null);
    const onRows = useCallback((rows: VirtualRows) => {
      setNear((known) => (isSame(known, rows) ? known : rows));
    }, []);
    if (count <= MAX_UNVIRTUALIZED) return { ...allRows(options), finder: null };
    const finder = (
      <Suspense>
        <RowWindow options={{ count, estimate, keyOf, top, scale }} onRows={onRows} />
      </Suspense>
    );
    return { ...(near ?? allRows(options)), finder };
  };
}

import { Line, type LineCustomSvgLayerProps } from "@nivo/line";
import { createContext, useContext, useId } from "react";

import { apart, type LinePoint, type LineWords, type Room, scaleFor, wayOf } from "./line-shapes";
import { usePlotSize } from "./use-plot-size";
import type { ShortAmount } from "./use-short-amount";

type Names = "main" | "base" | "low" | "high";
interface Series {
  id: Names;
  data: { x: number; y: number }[];
}
type Layer = LineCustomSvgLayerProps<Series>;

interface LinePlotProps {
  points: readonly LinePoint[];
  words: LineWords;
  short: ShortAmount;
  room: Room;
  /** Writes what each line ends at beside it. */
  ends: boolean;
  /** The point whose amounts are told. */
  shown: LinePoint | null;
}

interface Plotted extends LinePlotProps {
  /** The size of text in px: distances grow with it. */
  rem: number;
}

const PlottedContext = createContext<Plotted | null>(null);

function usePlotted(): Plotted {
  const plotted = useContext(PlottedContext);
  if (!plotted) throw new TypeError("A layer stands inside its plot");
  return plotted;
}

const positions = ({ series }: Layer, name: Names) =>
  (series.find(({ id }) => id === name)?.data ?? []).map(({ position }) => position);

/** About the width of a letter of a label in rem, and the least room between two labels. */
const LETTER = 0.4125;
const APART = 0.5;

/** The marked points whose labels fit into a width in rem, from the last one backwards. */
function labelled(points: readonly LinePoint[], width: number): LinePoint[] {
  const marked = points.filter((point) => point.marked && !point.plain);
  const whole = wayOf(marked);
  const room = Math.max(...marked.map(({ label }) => label.length)) * LETTER + APART;
  let free = Number.POSITIVE_INFINITY;
  const fits = ({ at }: LinePoint) => {
    const x = (at / whole) * width;
    if (free - x < room) return false;
    free = x;
    return true;
  };
  return marked.reverse().filter(fits);
}

const LABEL = "fill-chart-label text-caption font-medium";

/** Under the chart; which of them fit depends on the width, which nivo's own axis does not tell. */
function Labels({ innerWidth, innerHeight }: Layer) {
  const { points, ends, rem } = usePlotted();
  const last = wayOf(points);
  return labelled(points, innerWidth / rem).map(({ at, label }) => (
    <text
      key={at}
      x={(at / last) * innerWidth}
      y={innerHeight + 1.5 * rem}
      textAnchor={at === last && !ends ? "end" : "middle"}
      dx={at === last && !ends ? "0.75rem" : undefined}
      className={LABEL}
    >
      {label}
    </text>
  ));
}

/** From the low to the high case, and the fade under the expected one. */
function Areas(layer: Layer) {
  const fade = useId();
  const { lineGenerator, areaGenerator } = layer;
  const upper = lineGenerator(positions(layer, "high")) ?? "";
  const lower = lineGenerator(positions(layer, "low").reverse()) ?? "";
  return (
    <g className="text-chart-1">
      <linearGradient id={fade} x1={0} x2={0} y1={0} y2={1}>
        <stop stopColor="currentColor" stopOpacity={0.24} />
        <stop offset={1} stopColor="currentColor" stopOpacity={0} />
      </linearGradient>
      <path d={areaGenerator(positions(layer, "main")) ?? undefined} fill={`url(#${fade})`} />
      {upper && (
        <path d={`${upper}${lower.replace("M", "L")}Z`} fill="currentColor" fillOpacity={0.12} />
      )}
    </g>
  );
}

function Lines(layer: Layer) {
  const { points, words } = usePlotted();
  const { lineGenerator } = layer;
  const main = positions(layer, "main");
  const base = positions(layer, "base");
  const dashed = words.counted ? "stroke-chart-8" : "stroke-chart-2";
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={lineGenerator(base) ?? undefined}
        strokeWidth={2.5}
        strokeDasharray="7 6"
        className={dashed}
      />
      <path d={lineGenerator(main) ?? undefined} strokeWidth={3} className="stroke-chart-1" />
      {points.map((point, index) => {
        // Where both begin at the same amount there is nothing to tell apart.
        if (!point.marked || point.plain || (index === 0 && point.main === point.base)) return null;
        return <Markers key={point.at} main={main[index]} base={base[index]} dashed={dashed} />;
      })}
    </g>
  );
}

interface Spot {
  x: number;
  y: number;
}

function Markers({ main, base, dashed }: { main?: Spot; base?: Spot; dashed: string }) {
  return (
    <g className="fill-surface">
      {base && (
        <rect
          x={base.x - 4}
          y={base.y - 4}
          width={8}
          height={8}
          rx={2}
          strokeWidth={2.2}
          className={dashed}
        />
      )}
      {main && (
        <circle cx={main.x} cy={main.y} r={4.5} strokeWidth={2.5} className="stroke-chart-1" />
      )}
    </g>
  );
}

/** The room in rem that the two lines of one end take. */
const END = 2.375;

function Ends(layer: Layer) {
  return usePlotted().ends && <EndLabels {...layer} />;
}

function EndLabels(layer: Layer) {
  const { points, words, short, rem } = usePlotted();
  const last = points.at(-1);
  const main = positions(layer, "main").at(-1);
  const base = positions(layer, "base").at(-1);
  if (!last || last.main === null || !main || !base) return null;
  const above = main.y <= base.y;
  const [upper, lower] = apart(Math.min(main.y, base.y), Math.max(main.y, base.y), END * rem);
  const labels = [
    { y: above ? upper : lower, amount: last.main, word: words.mainEnd },
    { y: above ? lower : upper, amount: last.base ?? 0, word: words.baseEnd },
  ];
  return labels.map(({ y, amount, word }) => (
    <g key={word} transform={`translate(${layer.innerWidth + 0.875 * rem} ${y})`}>
      <text className="fill-ink text-caption font-bold">{short.alone(amount)}</text>
      <text y="1rem" className={LABEL}>
        {word}
      </text>
    </g>
  ));
}

const layers = ["grid", "axes", Labels, Areas, "markers", Lines, Ends] as const;
const NAMES: readonly Names[] = ["high", "low", "base", "main"];

const GRID = { stroke: "var(--chart-grid)", strokeWidth: 1 };
const TOLD = { stroke: "var(--chart-1)", strokeWidth: 1, strokeOpacity: 0.6 };

/** What nivo draws takes no classes; the variables follow the theme, too. */
const theme = {
  text: {
    fontFamily: "inherit",
    fontSize: "var(--text-caption)",
    fontWeight: 500,
    fill: "var(--chart-label)",
  },
  grid: { line: { ...GRID, strokeDasharray: "3 5" } },
};
const ground = { domain: { line: GRID } };

/** The lines themselves; their colours are classes, so that they follow the theme. */
export function LinePlot(props: LinePlotProps) {
  const { points, words, short, room, shown } = props;
  const { place, size } = usePlotSize<HTMLDivElement>();
  const { width, height, rem } = size;
  const data = NAMES.map((id) => ({
    id,
    data: points.flatMap(({ at, [id]: y }) => (typeof y === "number" ? [{ x: at, y }] : [])),
  })).filter((series) => series.data.length > 0);
  const { ticks, top, bottom } = scaleFor(points, words);
  return (
    <div ref={place} className="size-full">
      {width > 0 && (
        <PlottedContext value={{ ...props, rem }}>
          <Line<Series>
            width={width}
            height={height}
            data={data}
            margin={{
              top: room.top * rem,
              right: room.right * rem,
              bottom: room.bottom * rem,
              left: room.left * rem,
            }}
            xScale={{ type: "linear", min: 0, max: wayOf(points), nice: false }}
            yScale={{ type: "linear", min: bottom, max: top, nice: false }}
            areaBaselineValue={bottom}
            curve="monotoneX"
            theme={theme}
            layers={layers}
            enableGridX={false}
            gridYValues={ticks.filter((tick) => tick !== bottom)}
            axisLeft={{
              tickValues: ticks,
              tickSize: 0,
              tickPadding: 0.5 * rem,
              format: (tick: number) => (tick === 0 ? "0" : short.axis(tick)),
            }}
            axisBottom={{ tickValues: [], style: ground }}
            markers={shown ? [{ axis: "x", value: shown.at, lineStyle: TOLD }] : []}
            animate={false}
            isInteractive={false}
            role="presentation"
          />
        </PlottedContext>
      )}
    </div>
  );
}

import { GRAIN, grainHeight, ROOF } from "@/ui/pictures/barn-shape";

import { fillRound, fit, type Palette, type Pen, type TextStyle, wrap, write } from "./canvas-text";
import type { PictureContent } from "./picture-content";

/** Portrait, as phones show pictures that are shared. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const;

const MARGIN = 64;
const INSET = 56;
const LEFT = MARGIN + INSET;
const WIDTH = PICTURE_SIZE.width - 2 * MARGIN;
const INNER = WIDTH - 2 * INSET;
const RADIUS = 48;
const HERO_HEIGHT = 540;
const HERO_FOOT = MARGIN + HERO_HEIGHT;
const GAP = 40;
const ROW = 66;
/** The base line of a row, and how far below it a second one is. */
const BASE = 44;
const NOTE = 42;
const NUMBER = 52;
const LOGO = 72;
const FOOT = PICTURE_SIZE.height - 52;
const LEADING = 1.3;
const BARN = 280;
/** The barn is drawn in a square of so many units. */
const BARN_UNITS = 120;
const TERRACES = [
  ["hero-2", 150],
  ["hero-3", 78],
] as const;

const SENTENCE: TextStyle = { size: 34, weight: 600, color: "hero-ink" };
const FINDING: TextStyle = { size: 32, weight: 550, color: "ink-2" };

/** The colours of the light look, by the names of their tokens. */
const TOKENS = [
  ...["bg", "ink", "ink-2", "ink-3", "gold", "gold-soft", "gold-ink", "font-ui"],
  ...["hero", "hero-2", "hero-3", "hero-ink", "hero-ink-2", "hero-gold"],
];

/** Pictures that are drawn beside the texts. */
export interface Drawings {
  logo: CanvasImageSource;
  stilts: CanvasImageSource;
  front: CanvasImageSource;
}

/** The values of the tokens in the light look, whatever the screen looks like. */
export function readPalette(): Palette {
  const place = document.createElement("div");
  place.className = "light";
  document.body.append(place);
  const styles = getComputedStyle(place);
  const look = Object.fromEntries(
    TOKENS.map((name) => [name, styles.getPropertyValue(`--${name}`).trim()]),
  );
  place.remove();
  return look;
}

/** Draws a picture of a letter; its fonts and drawings must be loaded. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  look: Palette,
  drawings: Drawings,
  content: PictureContent,
): void {
  const pen = { context, look };
  context.fillStyle = look.bg ?? "";
  context.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  drawHero(pen, drawings, content);
  drawFindings(pen, content, drawRows(pen, content, HERO_FOOT + GAP));
  write(pen, content.madeWith, PICTURE_SIZE.width / 2, FOOT, {
    size: 26,
    weight: 600,
    color: "ink-3",
    align: "center",
  });
}

function drawHero(pen: Pen, drawings: Drawings, content: PictureContent): void {
  const { context, look } = pen;
  context.save();
  context.beginPath();
  context.roundRect(MARGIN, MARGIN, WIDTH, HERO_HEIGHT, RADIUS);
  context.clip();
  context.fillStyle = look.hero ?? "";
  context.fillRect(MARGIN, MARGIN, WIDTH, HERO_HEIGHT);
  drawTerraces(pen);
  context.restore();
  context.drawImage(drawings.logo, LEFT, MARGIN + INSET, LOGO, LOGO);
  write(pen, "Lumbung", LEFT + LOGO + 20, MARGIN + INSET + 50, {
    size: 40,
    weight: 780,
    color: "hero-ink",
  });
  const title = { size: 56, weight: 750, color: "hero-ink" };
  write(pen, content.title, LEFT, 280, fit(pen, content.title, INNER, title));
  if (content.name) {
    const name = { size: 34, weight: 500, color: "hero-ink-2" };
    write(pen, content.name, LEFT, 330, fit(pen, content.name, INNER, name));
  }
  if (content.spent) drawSpent(pen, drawings, content.spent);
}

/** The share that went out, and beside it the barn with the share that is left. */
function drawSpent(
  pen: Pen,
  drawings: Drawings,
  { percent, rest }: NonNullable<PictureContent["spent"]>,
): void {
  const width = INNER - BARN - GAP;
  const [first = "", ...more] = wrap(pen, rest, width, SENTENCE);
  write(pen, percent, LEFT, 466, { size: 118, weight: 780, color: "hero-gold" });
  [first, ...more].forEach((line, index) =>
    write(pen, line, LEFT, 518 + index * SENTENCE.size * LEADING, SENTENCE),
  );
  drawBarn(pen, drawings, Math.max(0, 100 - Number.parseInt(percent, 10)));
}

function drawBarn({ context, look }: Pen, { stilts, front }: Drawings, percent: number): void {
  context.save();
  context.translate(MARGIN + WIDTH - INSET - BARN, HERO_FOOT - 24 - BARN);
  context.scale(BARN / BARN_UNITS, BARN / BARN_UNITS);
  context.drawImage(stilts, 0, 0, BARN_UNITS, BARN_UNITS);
  context.save();
  context.clip(new Path2D(ROOF));
  context.fillStyle = look["gold-soft"] ?? "";
  context.fillRect(0, 0, BARN_UNITS, BARN_UNITS);
  if (percent > 0) {
    context.translate(0, -grainHeight(percent));
    context.fillStyle = look.gold ?? "";
    context.fill(new Path2D(GRAIN));
  }
  context.restore();
  context.drawImage(front, 0, 0, BARN_UNITS, BARN_UNITS);
  context.restore();
}

/** The terraces at the foot of the hero. */
function drawTerraces({ context, look }: Pen): void {
  const right = MARGIN + WIDTH;
  for (const [name, top] of TERRACES) {
    const start = HERO_FOOT - top;
    context.fillStyle = look[name] ?? "";
    context.beginPath();
    context.moveTo(MARGIN, start);
    context.bezierCurveTo(
      ...([MARGIN + WIDTH * 0.3, start - 70, MARGIN + WIDTH * 0.6, start + 60] as const),
      ...([right, start - 30] as const),
    );
    context.lineTo(right, HERO_FOOT);
    context.lineTo(MARGIN, HERO_FOOT);
    context.fill();
  }
}

/** The sums, each with its amount or how it compares; returns where they end. */
function drawRows(pen: Pen, { rows }: PictureContent, top: number): number {
  const right = MARGIN + WIDTH - INSET;
  let y = top;
  for (const { label, value, note } of rows) {
    write(pen, label, LEFT, y + BASE, { size: 34, weight: 650, color: "ink" });
    if (value !== null) {
      const amount = { size: 38, weight: 750, color: "ink", align: "right" } as const;
      write(pen, value, right, y + BASE, fit(pen, value, INNER / 2, amount));
    }
    const below = value !== null && note !== null ? NOTE : 0;
    if (note !== null) {
      const style = { size: 28, weight: 500, color: "ink-2", align: "right" } as const;
      write(pen, note, right, y + BASE + below, fit(pen, note, INNER * 0.7, style));
    }
    y += ROW + below;
  }
  return rows.length > 0 ? y + GAP / 2 : y;
}

/** What stood out, as far as it has room. */
function drawFindings(pen: Pen, { standsOut, findings }: PictureContent, top: number): void {
  if (findings.length === 0) return;
  write(pen, standsOut, LEFT, top + 34, { size: 34, weight: 750, color: "ink" });
  let y = top + 34 + 30;
  findings.forEach((finding, index) => {
    const lines = wrap(pen, finding, INNER - NUMBER - 24, FINDING);
    if (y + lines.length * FINDING.size * LEADING > FOOT - GAP) return;
    pen.context.fillStyle = pen.look["gold-soft"] ?? "";
    fillRound(pen, [LEFT, y, NUMBER, NUMBER], NUMBER / 2);
    write(pen, String(index + 1), LEFT + NUMBER / 2, y + 36, {
      size: 26,
      weight: 750,
      color: "gold-ink",
      align: "center",
    });
    lines.forEach((line, row) =>
      write(pen, line, LEFT + NUMBER + 24, y + 37 + row * FINDING.size * LEADING, FINDING),
    );
    y += Math.max(NUMBER, lines.length * FINDING.size * LEADING) + 22;
  });
}

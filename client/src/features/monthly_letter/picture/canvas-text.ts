/** Colours and the font, by the names of their tokens. */
export type Palette = Record<string, string>;

/** What one draws with. */
export interface Pen {
  context: CanvasRenderingContext2D;
  look: Palette;
}

export interface TextStyle {
  /** In pixels of the picture. */
  size: number;
  weight: number;
  /** The name of a colour token. */
  color: string;
  align?: CanvasTextAlign;
}

const SMALLEST = 20;
const MOST_LINES = 2;

/** The font of a canvas, as CSS writes it. */
export function fontOf(
  look: Palette,
  { size, weight }: Pick<TextStyle, "size" | "weight">,
): string {
  return `${String(weight)} ${String(size)}px ${look["font-ui"] ?? "sans-serif"}`;
}

/** Writes one line; `y` is its base line. */
export function write(pen: Pen, text: string, x: number, y: number, style: TextStyle): void {
  const { context, look } = pen;
  context.font = fontOf(look, style);
  context.fillStyle = look[style.color] ?? "";
  context.textAlign = style.align ?? "left";
  context.fillText(text, x, y);
}

function widthOf({ context, look }: Pen, text: string, style: TextStyle): number {
  context.font = fontOf(look, style);
  return context.measureText(text).width;
}

/** The style in the largest size, not above its own, in which a line fits a width. */
export function fit(pen: Pen, text: string, width: number, style: TextStyle): TextStyle {
  const fitting = { ...style };
  while (fitting.size > SMALLEST && widthOf(pen, text, fitting) > width) fitting.size -= 2;
  return fitting;
}

/** A text in at most two lines of a width; what does not fit ends in an ellipsis. */
export function wrap(pen: Pen, text: string, width: number, style: TextStyle): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    const longer = `${last} ${word}`.trim();
    if (widthOf(pen, longer, style) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < MOST_LINES) lines.push(word);
    else {
      lines[lines.length - 1] = `${last}…`;
      break;
    }
  }
  return lines;
}

/** Fills a box with round corners. */
export function fillRound(
  { context }: Pen,
  box: readonly [x: number, y: number, width: number, height: number],
  radius: number,
): void {
  context.beginPath();
  context.roundRect(...box, radius);
  context.fill();
}

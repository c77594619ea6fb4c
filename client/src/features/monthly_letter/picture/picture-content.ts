import type { Letter, LetterFigure } from "../types";

/** The words around the letter's own, in the reader's language. */
interface PictureWords {
  title: string;
  standsOut: string;
  madeWith: string;
  figures: Record<LetterFigure["kind"], string>;
}

/** What a picture shows beyond percentages; each is chosen on purpose. */
interface PictureChoices {
  /** Amounts as they are written; null for none. */
  writeAmount: ((amount: number) => string) | null;
  name: string | null;
}

interface PictureRow {
  label: string;
  /** An amount, if those are shown. */
  value: string | null;
  note: string | null;
}

/** All texts of a picture, in the order in which they are read. */
export interface PictureContent {
  title: string;
  name: string | null;
  /** The share that went out: its percentage, and what follows it. */
  spent: { percent: string; rest: string } | null;
  rows: PictureRow[];
  standsOut: string;
  findings: string[];
  madeWith: string;
}

/**
 * The texts of a picture of a letter. Its sentences are the brief ones, which have no amount and
 * nothing that the person typed; amounts stand only beside their names, if they are shown.
 */
export function composePicture(
  { figures, spent, findings }: Letter,
  words: PictureWords,
  { writeAmount, name }: PictureChoices,
): PictureContent {
  const rows = figures.map(({ kind, amount, brief }) => ({
    label: words.figures[kind],
    value: writeAmount && writeAmount(amount),
    // Of what is left a share says little: it may be below zero.
    note: kind === "left" ? null : brief,
  }));
  return {
    title: words.title,
    name,
    spent: spent && splitShare(spent),
    rows: rows.filter(({ value, note }) => value !== null || note !== null),
    standsOut: words.standsOut,
    findings: findings.map(({ brief }) => brief).filter((brief) => brief !== null),
    madeWith: words.madeWith,
  };
}

/** '47% of what came in' in two parts, the first one for large type. */
function splitShare({ percent, sentence }: NonNullable<Letter["spent"]>) {
  const share = `${String(percent)}%`;
  const rest = sentence.startsWith(share) ? sentence.slice(share.length).trim() : sentence;
  return { percent: share, rest };
}

/** The picture as a text, for those who do not see it. */
export function describePicture(content: PictureContent): string {
  const { title, name, spent, rows, findings } = content;
  const said = rows.map(({ label, value, note }) => [label, value, note].filter(Boolean).join(" "));
  const share = spent && `${spent.percent} ${spent.rest}`;
  const parts = [title, name, share, ...said, ...findings].filter(Boolean);
  // Some are sentences already.
  return parts.map((part) => `${part}`.replace(/\.?$/, ".")).join(" ");
}

/** The text and the selection of a text field. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** One replacement and the selection after it. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type MarkdownAction = "heading" | "bold" | "italic" | "list" | "quote" | "link";

/** Where the lines begin and end that the choice touches. */
function linesOf({ text, start, end }: TextSelection): { from: number; to: number } {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  return { from, to: next === -1 ? text.length : next };
}

/** Wraps the selection in marks, or removes them. */
function wrap(chosen: TextSelection, mark: string): TextEdit {
  const { text, start, end } = chosen;
  const inside = text.slice(start, end);
  const { length } = mark;
  const before = text.slice(start - length, start);
  const after = text.slice(end, end + length);
  const further = text[start - length - 1] === mark[0] || text[end + length] === mark[0];
  if (before === mark && after === mark && (length > 1 || !further)) {
    const from = start - length;
    return { from, to: end + length, insert: inside, start: from, end: from + inside.length };
  }
  return {
    from: start,
    to: end,
    insert: `${mark}${inside}${mark}`,
    start: start + length,
    end: end + length,
  };
}

/** Prefixes each line with a mark, or removes it when all lines have it. */
function prefixLines(chosen: TextSelection, mark: string, known: RegExp): TextEdit {
  const { from, to } = linesOf(chosen);
  const lines = chosen.text.slice(from, to).split("\n");
  const all = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) =>
    all ? line.slice(mark.length) : mark + line.replace(known, ""),
  );
  const insert = changed.join("\n");
  const plain = chosen.start === chosen.end;
  const place = Math.max(from, chosen.start + (changed[0] ?? "").length - (lines[0] ?? "").length);
  return {
    from,
    to,
    insert,
    start: plain ? place : from,
    end: plain ? place : from + insert.length,
  };
}

const HEADING = "## ";
const ITEM = "- ";
const QUOTE = "> ";
const ADDRESS = "https://";

/** Wraps the selection in a link; selects its URL to type over, or the text where it is missing. */
function link({ text, start, end }: TextSelection): TextEdit {
  const words = text.slice(start, end);
  const isAddress = /^(https?:\/\/|mailto:|\/)\S+$/.test(words);
  const insert = isAddress ? `[](${words})` : `[${words}](${ADDRESS})`;
  const from = isAddress || !words ? start + 1 : start + words.length + 3;
  const length = isAddress || !words ? 0 : ADDRESS.length;
  return { from: start, to: end, insert, start: from, end: from + length };
}

/** What a button of the bar does with the text. */
export function applyAction(act: MarkdownAction, chosen: TextSelection): TextEdit {
  if (act === "bold") return wrap(chosen, "**");
  if (act === "italic") return wrap(chosen, "*");
  if (act === "heading") return prefixLines(chosen, HEADING, /^#{1,6} +/);
  if (act === "list") return prefixLines(chosen, ITEM, /^([-*+]|\d+\.) +/);
  if (act === "quote") return prefixLines(chosen, QUOTE, /^> ?/);
  return link(chosen);
}

const LIST_ITEM = /^(\s*)([-*+]|\d+\.) (.*)$/;

/** What Enter does in a list: the next item begins, an empty one ends the list; null elsewhere. */
export function continueList(chosen: TextSelection): TextEdit | null {
  const { text, start, end } = chosen;
  if (start !== end) return null;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const found = LIST_ITEM.exec(text.slice(from, start));
  if (!found) return null;
  const [, indent = "", mark = "", words = ""] = found;
  if (!words.trim()) return { from, to: start, insert: "", start: from, end: from };
  const next = /^\d/.test(mark) ? `${String(Number.parseInt(mark, 10) + 1)}.` : mark;
  const insert = `\n${indent}${next} `;
  const place = start + insert.length;
  return { from: start, to: end, insert, start: place, end: place };
}

const BLOCK_ACTIONS: readonly (readonly [MarkdownAction, RegExp])[] = [
  ["heading", /^#{1,6} /],
  ["list", /^\s*([-*+]|\d+\.) /],
  ["quote", /^>/],
];

/** Whether a mark is begun and not ended. */
const isOpen = (text: string, mark: string) => (text.split(mark).length - 1) % 2 === 1;

/** The toolbar actions that are active at the caret. */
export function activeActions(chosen: TextSelection): ReadonlySet<MarkdownAction> {
  const { from, to } = linesOf({ ...chosen, end: chosen.start });
  const line = chosen.text.slice(from, to);
  const held = new Set(BLOCK_ACTIONS.filter(([, known]) => known.test(line)).map(([act]) => act));
  const before = chosen.text.slice(from, chosen.start).replace(/^\s*[-*+] /, "");
  if (isOpen(before, "**")) held.add("bold");
  if (isOpen(before.replaceAll("**", ""), "*")) held.add("italic");
  return held;
}

import type { Content, Language } from "../types";

/** A run of lines that both have, or that only one has. */
export interface LineRun {
  kind: "same" | "mine" | "theirs";
  lines: string[];
}

/** The most pairs of lines that are compared one by one. */
const MAX_PAIRS = 400_000;

/** Of each pair of places, how many lines further on both have in the same order. */
class Common {
  readonly #width: number;
  readonly #counts: Uint16Array;

  constructor(mine: readonly string[], theirs: readonly string[]) {
    this.#width = theirs.length + 1;
    this.#counts = new Uint16Array((mine.length + 1) * this.#width);
    for (let one = mine.length - 1; one >= 0; one -= 1) {
      for (let other = theirs.length - 1; other >= 0; other -= 1) {
        this.#counts[one * this.#width + other] =
          mine[one] === theirs[other]
            ? this.at(one + 1, other + 1) + 1
            : Math.max(this.at(one + 1, other), this.at(one, other + 1));
      }
    }
  }

  at(one: number, other: number): number {
    return this.#counts[one * this.#width + other] ?? 0;
  }
}

function put(runs: LineRun[], kind: LineRun["kind"], line: string): void {
  const last = runs.at(-1);
  if (last?.kind === kind) last.lines.push(line);
  else runs.push({ kind, lines: [line] });
}

/** What differs between two texts, line by line. */
export function diffLines(mine: string, theirs: string): LineRun[] {
  const left = mine.split("\n");
  const right = theirs.split("\n");
  if (left.length * right.length > MAX_PAIRS) {
    return [
      { kind: "theirs", lines: right },
      { kind: "mine", lines: left },
    ];
  }
  return runsOf(left, right);
}

/** Index of the next line that both texts share, or the end of the other text's lines before it. */
function nextPlace(common: Common, line: string, one: number, theirs: string[], from: number) {
  let other = from;
  while (other < theirs.length && theirs[other] !== line) {
    if (common.at(one, other + 1) < common.at(one + 1, other)) break;
    other += 1;
  }
  return other;
}

function runsOf(mine: string[], theirs: string[]): LineRun[] {
  const common = new Common(mine, theirs);
  const runs: LineRun[] = [];
  let told = 0;
  for (const [one, line] of mine.entries()) {
    const place = nextPlace(common, line, one, theirs, told);
    for (const before of theirs.slice(told, place)) put(runs, "theirs", before);
    const both = theirs[place] === line;
    put(runs, both ? "same" : "mine", line);
    told = both ? place + 1 : place;
  }
  for (const line of theirs.slice(told)) put(runs, "theirs", line);
  return runs;
}

type Part = "title" | "description" | "body" | "sources" | "topics";

export interface Difference {
  part: Part;
  language: Language | null;
  mine: string;
  theirs: string;
}

function partsOf({ topics, texts }: Content, language: Language | null): Record<string, string> {
  if (!language) return { topics: topics.join("\n") };
  const { title, description, body, sources } = texts[language];
  const lines = sources.map((source) => [source.title, source.publisher, source.url].join(" · "));
  return { title, description, body, sources: lines.join("\n") };
}

/** The parts in which two articles differ. */
export function diffContent(mine: Content, theirs: Content): Difference[] {
  return ([null, "en", "id"] as const).flatMap((language) => {
    const other = partsOf(theirs, language);
    return Object.entries(partsOf(mine, language))
      .filter(([part, text]) => text !== other[part])
      .map(([part, text]) => ({
        part: part as Part,
        language,
        mine: text,
        theirs: other[part] ?? "",
      }));
  });
}

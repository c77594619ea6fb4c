import type { Transaction } from "../types";
import { findPart, joinParts, type LoadedRows } from "./loaded-rows";

export interface DayItem {
  kind: "day";
  date: string;
  /** What came in less what went out, in whole rupiah; null while rows of the day are missing. */
  net: number | null;
}

export interface RowItem {
  kind: "row";
  transaction: Transaction;
  /** Whether it opens or closes its day. */
  first: boolean;
  last: boolean;
  /** Whether it has to say its own day, because no head does. */
  dated?: boolean;
}

export type ListItem = DayItem | RowItem;

/** What stands one below the other, each made when it is asked for. */
interface ListItems {
  count: number;
  at: (index: number) => ListItem | undefined;
}

type Page = readonly Transaction[];

/** Rows of one day that follow one another on a page. */
interface Run {
  date: string;
  net: number;
  /** Where its rows begin on the page. */
  start: number;
}

const runsOfPages = new WeakMap<Page, readonly Run[]>();

const signed = ({ type, amount }: Transaction) => (type === "income" ? amount : -amount);

function getRuns(page: Page): readonly Run[] {
  const known = runsOfPages.get(page);
  if (known) return known;
  const runs: Run[] = [];
  page.forEach((transaction, start) => {
    const { date } = transaction;
    let run = runs.at(-1);
    if (run?.date !== date) {
      run = { date, net: 0, start };
      runs.push(run);
    }
    run.net += signed(transaction);
  });
  runsOfPages.set(page, runs);
  return runs;
}

/** A page among its neighbours: a day may go on from one to the next. */
interface PageRuns {
  page: Page;
  runs: readonly Run[];
  /** Whether its first day has begun, and so has its head, on an earlier page. */
  goesOn: boolean;
  following: PageRuns | undefined;
}

function linkPages(pages: readonly Page[]): PageRuns[] {
  const sheets: PageRuns[] = [];
  for (const page of pages) {
    // One whose rows have all been taken out would part a day that goes on behind it.
    if (page.length === 0) continue;
    const runs = getRuns(page);
    const before = sheets.at(-1);
    const goesOn = before?.runs.at(-1)?.date === runs[0]?.date;
    const sheet: PageRuns = { page, runs, goesOn, following: undefined };
    if (before) before.following = sheet;
    sheets.push(sheet);
  }
  return sheets;
}

/** The rows with a head before each day; `complete` says that no more rows will follow. */
export function groupByDay(rows: LoadedRows, complete: boolean): ListItems {
  const sheets = linkPages(rows.pages);
  const { count, find } = joinParts(
    sheets.map(({ page, runs, goesOn }) => page.length + runs.length - (goesOn ? 1 : 0)),
  );
  return {
    count,
    at: (index) => {
      const { part, inside } = find(index);
      const sheet = sheets[part];
      return sheet && itemAt(sheet, inside + (sheet.goesOn ? 1 : 0), complete);
    },
  };
}

/** What stands at a place of a page on which every day has its head. */
function itemAt(sheet: PageRuns, place: number, complete: boolean): ListItem | undefined {
  const { page, runs } = sheet;
  const at = findPart(place, runs.length, (run) => (runs[run]?.start ?? 0) + run);
  const run = runs[at];
  if (!run) return undefined;
  const row = place - at - 1;
  if (row < run.start) return { kind: "day", date: run.date, net: getNet(run, sheet, complete) };
  const transaction = page[row];
  return (
    transaction && {
      kind: "row",
      transaction,
      first: row === run.start && !(at === 0 && sheet.goesOn),
      last: isLast(row, runs[at + 1], sheet),
    }
  );
}

function isLast(row: number, next: Run | undefined, { page, following }: PageRuns): boolean {
  if (next) return row + 1 === next.start;
  return row + 1 === page.length && !following?.goesOn;
}

function getNet(run: Run, sheet: PageRuns, complete: boolean): number | null {
  if (run !== sheet.runs.at(-1)) return run.net;
  const { following } = sheet;
  if (!following) return complete ? run.net : null;
  const [first] = following.runs;
  if (!following.goesOn || !first) return run.net;
  const rest = getNet(first, following, complete);
  return rest === null ? null : run.net + rest;
}

/** The rows without heads, where their order is not that of the days. */
export function listWithoutDays({ count, at }: LoadedRows): ListItems {
  return {
    count,
    at: (index) => {
      const transaction = at(index);
      const edges = { first: index === 0, last: index === count - 1 };
      return transaction && { kind: "row", transaction, dated: true, ...edges };
    },
  };
}

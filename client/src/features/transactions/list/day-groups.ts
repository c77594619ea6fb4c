import { isReported, signedAmount } from "@/lib/signed-amount";

import type { Transaction } from "../types";
import { findPart, joinParts, type LoadedRows } from "./loaded-rows";

export interface DayItem {
  kind: "day";
  date: string;
  /**
   * Income less expenses in whole rupiah; null while rows of the day are missing, and on a day
   * with neither.
   */
  net: number | null;
}

export interface RowItem {
  kind: "row";
  transaction: Transaction;
  /** Whether it opens or closes its day. */
  first: boolean;
  last: boolean;
  /** Whether the row shows its own date because there are no headings. */
  dated?: boolean;
}

export type ListItem = DayItem | RowItem;

/** The items of the list, created on access. */
interface ListItems {
  count: number;
  at: (index: number) => ListItem | undefined;
}

type Page = readonly Transaction[];

/** Income less expenses of some rows, and whether there is any of either. */
interface DaySum {
  net: number;
  counted: boolean;
}

/** Rows of one day that follow one another on a page. */
interface Run extends DaySum {
  date: string;
  /** Where its rows begin on the page. */
  start: number;
}

const runsOfPages = new WeakMap<Page, readonly Run[]>();

function getRuns(page: Page): readonly Run[] {
  const known = runsOfPages.get(page);
  if (known) return known;
  const runs: Run[] = [];
  page.forEach((transaction, start) => {
    const { date } = transaction;
    let run = runs.at(-1);
    if (run?.date !== date) {
      run = { date, net: 0, counted: false, start };
      runs.push(run);
    }
    run.net += signedAmount(transaction);
    run.counted ||= isReported(transaction.type);
  });
  runsOfPages.set(page, runs);
  return runs;
}

/** A page linked to the next one, because a day may continue there. */
interface PageRuns {
  page: Page;
  runs: readonly Run[];
  /** Whether its first day began, with its heading, on an earlier page. */
  goesOn: boolean;
  following: PageRuns | undefined;
}

function linkPages(pages: readonly Page[]): PageRuns[] {
  const sheets: PageRuns[] = [];
  for (const page of pages) {
    // An empty page would split a day that continues behind it.
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

/** Groups rows by day with a heading each; `complete` means that no more pages follow. */
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

/** The item at a position of a page on which every day has a heading. */
function itemAt(sheet: PageRuns, place: number, complete: boolean): ListItem | undefined {
  const { page, runs } = sheet;
  const at = findPart(place, runs.length, (run) => (runs[run]?.start ?? 0) + run);
  const run = runs[at];
  if (!run) return undefined;
  const row = place - at - 1;
  if (row < run.start) {
    const sum = getDaySum(run, sheet, complete);
    return { kind: "day", date: run.date, net: sum?.counted ? sum.net : null };
  }
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

/** The sum of a day that may continue on the next pages; null while rows of it are missing. */
function getDaySum(run: Run, sheet: PageRuns, complete: boolean): DaySum | null {
  if (run !== sheet.runs.at(-1)) return run;
  const { following } = sheet;
  if (!following) return complete ? run : null;
  const [first] = following.runs;
  if (!following.goesOn || !first) return run;
  const rest = getDaySum(first, following, complete);
  return rest && { net: run.net + rest.net, counted: run.counted || rest.counted };
}

/** The rows without headings, for orders other than by date. */
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

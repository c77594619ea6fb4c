import type { Counts, ImportRow, RowChange, RowChoice } from "./types";

/** A change of rows that the server has not answered yet. */
export interface RowsUpdate {
  change: RowChange;
  of: RowChoice;
}

interface LoadedPage {
  datas: ImportRow[];
}

type Category = ImportRow["category"];

/** The category as other rows show it; undefined while none of them has it. */
function findCategory(rows: readonly ImportRow[], id: string | null): Category | undefined {
  return id === null ? null : rows.find(({ category }) => category?.id === id)?.category;
}

function withCategory(row: ImportRow, category: Category | undefined): ImportRow {
  return category === undefined ? row : { ...row, category, why: null };
}

function withTransfer(row: ImportRow, walletId: string | null): ImportRow {
  if (walletId === null) return { ...row, transfer: null };
  if (row.transfer?.wallet_id !== walletId) return row;
  return {
    ...row,
    include: true,
    transfer: { ...row.transfer, proposed: false },
  };
}

/** Whether the row is imported, and no longer an entry that is there. */
function withInclude(row: ImportRow, { include, match_id }: RowChange): ImportRow {
  if (include === false) return { ...row, include };
  if (!row.addable || (include === undefined && match_id !== null)) return row;
  return { ...row, include: true, match: match_id === null ? null : row.match };
}

/** What of a change can be shown before the server answers. */
function changeRow(row: ImportRow, change: RowChange, category: Category | undefined): ImportRow {
  const { detail, category_id, transfer_wallet_id } = change;
  let next = row;
  if (detail !== undefined) next = { ...next, detail };
  if (category_id !== undefined) next = withCategory(next, category);
  if (transfer_wallet_id !== undefined) next = withTransfer(next, transfer_wallet_id);
  return withInclude(next, change);
}

/** The loaded rows of one list as they will be; those of other choices the server alone knows. */
export function updatePages<Page extends LoadedPage>(
  pages: readonly Page[],
  { change, of }: RowsUpdate,
  tab: unknown,
): Page[] {
  const ids = "ids" in of ? new Set(of.ids) : null;
  const isWhole = "tab" in of && of.tab === tab;
  if (!ids && !isWhole) return [...pages];
  const rows = pages.flatMap(({ datas }) => datas);
  const { category_id } = change;
  const category = category_id === undefined ? undefined : findCategory(rows, category_id);
  return pages.map((page) => ({
    ...page,
    datas: page.datas.map((row) =>
      isWhole || ids?.has(row.id) ? changeRow(row, change, category) : row,
    ),
  }));
}

const isCounted = ({ status, include }: ImportRow) =>
  !include && (status === "new" || status === "check");

/** The counts of an import after rows of a list have changed. */
export function updateCounts(
  counts: Counts,
  before: readonly ImportRow[],
  after: readonly ImportRow[],
): Counts {
  const more = after.filter(isCounted).length - before.filter(isCounted).length;
  return { ...counts, left_out: Math.max(0, counts.left_out + more) };
}

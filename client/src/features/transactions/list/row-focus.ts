/** Marks what has the focus in a row; the row is found by its id. */
export const ROW_MARK = "data-transaction";

function getRenderedRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ROW_MARK}]`)];
}

const getRowId = (row: Element | undefined) => row?.getAttribute(ROW_MARK) ?? "";

/**
 * Where the focus goes when what had it is about to go away: to the wanted row, or where that goes
 * too to the one after it, else before it, else to the page's heading. What comes back moves it
 * there, unless something has the focus by then.
 */
export function prepareRowFocus(
  going: ReadonlySet<string>,
  wanted: string | null = null,
): () => void {
  const rows = getRenderedRows();
  const stays = (row: HTMLElement) => !going.has(getRowId(row));
  const found = rows.findIndex((row) => (wanted === null ? !stays(row) : getRowId(row) === wanted));
  const at = Math.max(found, 0);
  const id = getRowId(rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays));
  return () => {
    // Later than the list without the rows, and than a dialog that gives the focus back.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const landing = getRenderedRows().find((row) => getRowId(row) === id);
      (landing ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    }, 50);
  };
}

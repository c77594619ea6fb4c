/** Marks the focusable element of a row with the row's id. */
export const ROW_MARK = "data-transaction";

function getRenderedRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ROW_MARK}]`)];
}

const getRowId = (row: Element | undefined) => row?.getAttribute(ROW_MARK) ?? "";

/**
 * Prepares where the focus goes when its row is about to unmount: the given row, else the next one
 * that stays, else the previous one, else the page's heading. Call the result after the update; it
 * does nothing if something has the focus by then.
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
    // After the list has updated and a closing dialog has restored the focus.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const landing = getRenderedRows().find((row) => getRowId(row) === id);
      (landing ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    }, 50);
  };
}

/** Marks what has the focus in a row; the row is found by its id. */
export const ROW_MARK = "data-transaction";

function rowsInSight(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${ROW_MARK}]`)];
}

const idOf = (row: Element | undefined) => row?.getAttribute(ROW_MARK) ?? "";

/**
 * Where the focus goes when what had it is about to go away: to the wanted row, or where that goes
 * too to the one after it, else before it, else to the page's heading. What comes back moves it
 * there, unless something has the focus by then.
 */
export function landingNear(going: ReadonlySet<string>, wanted: string | null = null): () => void {
  const rows = rowsInSight();
  const stays = (row: HTMLElement) => !going.has(idOf(row));
  const found = rows.findIndex((row) => (wanted === null ? !stays(row) : idOf(row) === wanted));
  const at = Math.max(found, 0);
  const id = idOf(rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays));
  return () => {
    // Later than the list without the rows, and than a dialog that gives the focus back.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const landing = rowsInSight().find((row) => idOf(row) === id);
      (landing ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
    }, 50);
  };
}

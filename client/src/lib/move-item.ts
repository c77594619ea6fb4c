/** A list with one of its entries at another place. */
export function moveItem<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.toSpliced(from, 1);
  const entry = entries[from];
  return entry === undefined ? [...entries] : rest.toSpliced(to, 0, entry);
}

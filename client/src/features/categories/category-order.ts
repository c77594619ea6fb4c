import type { Category, CategoryBook } from "./types";

/**
 * The complete order of a type after its visible categories were reordered; hidden ones keep their
 * positions.
 */
export function getFullOrder(all: readonly Category[], visible: readonly string[]): string[] {
  const next = visible.values();
  return all.map(({ id, hidden }) => (hidden ? id : (next.next().value ?? id)));
}

/** The book with the categories of a type in a new order. */
export function withOrder(
  book: CategoryBook,
  type: Category["type"],
  ids: readonly string[],
): CategoryBook {
  const place = new Map(ids.map((id, index) => [id, index]));
  const at = ({ id }: Category) => place.get(id) ?? ids.length;
  const sorted = book.datas
    .filter((category) => category.type === type)
    .toSorted((one, other) => at(one) - at(other))
    .values();
  const datas = book.datas.map((category) =>
    category.type === type ? (sorted.next().value ?? category) : category,
  );
  return { ...book, datas };
}

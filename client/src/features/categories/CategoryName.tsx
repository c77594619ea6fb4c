import { useCategories } from "./queries";

/** What a category is called; its id while that is not known. */
export function CategoryName({ id }: { id: string }) {
  const { data: categories } = useCategories({ hidden: true });
  return categories?.find((category) => category.id === id)?.label ?? id;
}

import { type ComponentProps, Suspense } from "react";

import type { CategoryField } from "@/features/categories/CategoryField";
import { lazyComponent } from "@/lib/lazy-component";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { catalogues } from "../../words";
import { wordsOf } from "../words";

const Field = lazyComponent(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "categorise" */ "@/features/categories/CategoryField"),
    catalogues.add(wordsOf("categories")),
  ]);
  return { default: part.CategoryField };
});

/** Chooses a category in the forms of other features; it and its words come when one shows it. */
export function CategoryPart(choice: ComponentProps<typeof CategoryField>) {
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-m" />}>
      <Field {...choice} />
    </Suspense>
  );
}

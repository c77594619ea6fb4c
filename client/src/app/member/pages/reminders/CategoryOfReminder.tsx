import { lazy, Suspense } from "react";

import type { CategoryChoice } from "@/features/reminders/ReminderFields";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { wordsOf } from "../../words";

import { catalogues } from "../../../words";

/** It and its words come when a reminder has an amount. */
const Field = lazy(async () => {
  const [{ CategoryField }] = await Promise.all([
    import(/* webpackChunkName: "categorise" */ "@/features/categories/CategoryField"),
    catalogues.add(wordsOf("categories")),
  ]);
  return { default: CategoryField };
});

/** The category in which a reminder's amount is recorded. */
export function CategoryOfReminder(choice: CategoryChoice) {
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-m" />}>
      <Field {...choice} />
    </Suspense>
  );
}

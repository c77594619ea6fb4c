import { Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { Skeleton } from "@/ui/feedback/Skeleton";

import type { MappingFormProps } from "./MappingForm";

const MappingForm = lazyComponent(
  () => import(/* webpackChunkName: "import-mapping" */ "./MappingForm"),
);

/** Which column of a table is what. */
export function ColumnQuestion(props: MappingFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-120 rounded-xl" />}>
      <MappingForm {...props} />
    </Suspense>
  );
}

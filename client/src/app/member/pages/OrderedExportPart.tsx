import { type ComponentProps, Suspense } from "react";

import type { OrderedExport } from "@/features/transactions/exports/OrderedExport";
import { lazyComponent } from "@/lib/lazy-component";

const Ordered = lazyComponent(async () => {
  const { loadOrderedExport } = await import(
    /* webpackChunkName: "ordered-export" */ "./ordered-export"
  );
  return await loadOrderedExport();
});

/** What only follows long exports, with words of its own; the list comes first. */
export function OrderedExportPart(props: ComponentProps<typeof OrderedExport>) {
  return (
    <Suspense>
      <Ordered {...props} />
    </Suspense>
  );
}

import { loadWithRetry } from "@/api/chunk-loading";
import { createVirtualRows } from "@/ui/rows/virtual-rows";

/** All rows of a short list, and of a long one those near the viewport. */
export const useVirtualRows = createVirtualRows(() =>
  loadWithRetry(() => import(/* webpackChunkName: "row-window" */ "@/ui/rows/RowWindow")),
);

import { loadWithRetry } from "@/api/chunk-loading";
import { createVirtualRows } from "@/ui/rows/virtual-rows";

export const useVirtualRows = createVirtualRows(() =>
  loadWithRetry(() => import(/* webpackChunkName: "row-window" */ "@/ui/rows/RowWindow")),
);

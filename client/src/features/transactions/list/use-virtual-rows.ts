import { createVirtualRows } from "@/ui/rows/virtual-rows";

/** All rows of a short list, and of a long one those near the viewport. */
export const useVirtualRows = createVirtualRows(
  () => import(/* webpackChunkName: "row-window" */ "@/ui/rows/RowWindow"),
);

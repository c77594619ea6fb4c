import { createVirtualRows } from "@/ui/rows/virtual-rows";

export const useVirtualRows = createVirtualRows(
  () => import(/* webpackChunkName: "row-window" */ "@/ui/rows/RowWindow"),
);

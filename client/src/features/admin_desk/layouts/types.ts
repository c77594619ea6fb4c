import type { Row } from "@/api/client";

export type LayoutLine = Row<"/admin/layouts", "get">;
export type Layout = Row<"/admin/layouts/{id}", "get">;
export type LayoutState = LayoutLine["state"];

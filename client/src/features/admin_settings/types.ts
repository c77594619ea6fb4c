import type { Row } from "@/api/answers";

export type Settings = Row<"/admin/settings", "get">;
export type Granted = Row<"/admin/roles", "get">;
export type Role = Granted["role"];
export type KeptRate = Row<"/admin/rates", "get">;
export type Holiday = Row<"/admin/holidays", "get">;

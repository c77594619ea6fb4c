import type { Row } from "@/api/client";

export type Settings = Row<"/admin/settings", "get">;
export type RoleAssignment = Row<"/admin/roles", "get">;
export type Role = RoleAssignment["role"];
export type ExchangeRate = Row<"/admin/rates", "get">;
export type Holiday = Row<"/admin/holidays", "get">;

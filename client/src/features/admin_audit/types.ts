import type { Row } from "@/api/answers";

export type Act = Row<"/admin/audit", "get">;
export type Check = Row<"/admin/audit/check", "post">;
export type Result = Act["result"];

import type { Row } from "@/api/client";

export type AuditEvent = Row<"/admin/audit", "get">;
export type ChainCheck = Row<"/admin/audit/check", "post">;
export type AuditResult = AuditEvent["result"];

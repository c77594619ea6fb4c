import type { Row } from "@/api/client";

export type InboxRow = Row<"/admin/support", "get">;
export type Thread = Row<"/admin/support/{id}", "get">;
export type Sender = Thread["user"];
export type MessageState = Thread["state"];
export type Template = Row<"/admin/support/templates", "get">;
export type DataRequest = Row<"/admin/data-requests", "get">;
export type Outcome = NonNullable<DataRequest["outcome"]>;

import type { Row } from "@/api/answers";

export type InboxLine = Row<"/admin/support", "get">;
export type Thread = Row<"/admin/support/{id}", "get">;
export type Sender = Thread["user"];
export type MessageState = Thread["state"];
export type Template = Row<"/admin/support/templates", "get">;
export type Asked = Row<"/admin/data-requests", "get">;
export type Outcome = NonNullable<Asked["outcome"]>;

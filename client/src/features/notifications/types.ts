import type { Payload, Row } from "@/api/client";

/** A notification; amounts in whole rupiah, levels in percent. */
export type NotificationItem = Row<"/notifications", "get">;
/** What its words are made of. */
export type NotificationSubject = NotificationItem["about"];
export type NotificationPage = Payload<"/notifications", "get">;

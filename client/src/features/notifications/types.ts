import type { Payload, Row } from "@/api/answers";

/** One thing that somebody was told; amounts are whole rupiah, levels percent. */
export type NotificationItem = Row<"/notifications", "get">;
/** What its words are made of. */
export type NotificationSubject = NotificationItem["about"];
export type NotificationPage = Payload<"/notifications", "get">;

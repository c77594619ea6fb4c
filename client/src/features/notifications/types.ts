import type { Payload, Row } from "@/api/answers";

/** One thing that somebody was told; amounts are whole rupiah, levels percent. */
export type Notice = Row<"/notifications", "get">;
/** What its words are made of. */
export type NoticeAbout = Notice["about"];
export type NoticePage = Payload<"/notifications", "get">;

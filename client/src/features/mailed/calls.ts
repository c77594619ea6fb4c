import type { Payload, Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { tellOtherTabs } from "@/lib/other-tabs";

/** Which mails a link is about, and whether they are sent. */
export type Mails = Row<"/unsubscribe/{token}", "get">;

/** What the link of a reminder is about, what becomes of its amount, and whether it is done. */
export type Asked = Payload<"/reminders/done-by-mail/{token}", "get">;

function mailsOf({ datas: [mails] }: { datas: Mails[] }): Mails {
  if (!mails) throw new TypeError("A link is about one kind of mails");
  return mails;
}

/** Says that what a mail reminded of is done. */
export async function markDone(token: string): Promise<Asked> {
  const done = payloadOf(await api.POST("/reminders/done-by-mail", { body: { token } }));
  tellOtherTabs();
  return done;
}

/** What the link of a reminder is about; changes nothing. */
export async function readAsked(token: string): Promise<Asked> {
  const params = { path: { token } };
  return payloadOf(await api.GET("/reminders/done-by-mail/{token}", { params }));
}

/** Which mails a link is about; changes nothing. */
export async function readMails(token: string): Promise<Mails> {
  const params = { path: { token } };
  return mailsOf(payloadOf(await api.GET("/unsubscribe/{token}", { params })));
}

/** Turns the mails of a link off, or on again. */
export async function turnMails(token: string, on: boolean): Promise<Mails> {
  const params = { path: { token } };
  const answer = on
    ? await api.DELETE("/unsubscribe/{token}", { params })
    : await api.POST("/unsubscribe/{token}", { params });
  return mailsOf(payloadOf(answer));
}

import type { Payload, Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { tellOtherTabs } from "@/lib/other-tabs";

/** Which mails a link is about, and whether they are sent. */
export type Mails = Row<"/unsubscribe/{token}", "get">;

/** What was done by a link: what it was called, and whether an amount was recorded. */
export type Noted = Payload<"/reminders/done-by-mail", "post">;

function mailsOf({ datas: [mails] }: { datas: Mails[] }): Mails {
  if (!mails) throw new TypeError("A link is about one kind of mails");
  return mails;
}

/** Says that what a mail reminded of is done. */
export async function markDone(token: string): Promise<Noted> {
  const noted = payloadOf(await api.POST("/reminders/done-by-mail", { body: { token } }));
  tellOtherTabs();
  return noted;
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

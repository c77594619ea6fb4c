import type { APIRequestContext } from "@playwright/test";
import { LEDGER } from "./ledger";
import type { Operator } from "./operators";
import { API, mustBe, newPerson, type Person, record, register, signIn } from "./people";

const COMMENTED = "blog6";

/** Somebody who leaves work for operators: a question, a request, a comment with a link. */
export async function leaveWork(request: APIRequestContext): Promise<Person> {
  const person = newPerson("Sari Wulandari");
  await register(request, person);
  const token = await signIn(request, person);
  const headers = { Authorization: `Bearer ${token}` };
  await record(request, token, LEDGER);
  const message = "Grafik bulan ini tidak mau terbuka di ponsel saya.\n\nTerima kasih!";
  await mustBe(201, await request.post(`${API}/support`, { headers, data: { message } }));
  const wish = { kind: "correction", text: "Nama saya salah ketik." };
  await mustBe(201, await request.post(`${API}/data-requests`, { headers, data: wish }));
  const data = { text: `${person.username} suka, lihat juga situs-lain.com` };
  const comments = `${API}/articles/${COMMENTED}/comments`;
  await mustBe(201, await request.post(comments, { headers, data }));
  for (const path of ["/", "/blog", "/financialtips"]) {
    await mustBe(202, await request.post(`${API}/views`, { data: { path } }));
  }
  return person;
}

/** What an operator has begun: an article that nobody reads yet, and somebody invited. */
export async function beginWork(
  request: APIRequestContext,
  { token }: Operator,
): Promise<{ article: string }> {
  const headers = { Authorization: `Bearer ${token}` };
  const article = { kind: "tip", title: "Menabung sejak muda", language: "id" };
  const begun = await mustBe(
    201,
    await request.post(`${API}/admin/articles`, { headers, data: article }),
  );
  const { payload } = (await begun.json()) as { payload: { datas: [{ id: string }] } };
  const { email, fullname } = newPerson("Dimas Aryo");
  const data = { email, fullname, language: "id" };
  await mustBe(201, await request.post(`${API}/admin/invitations`, { headers, data }));
  return { article: payload.datas[0].id };
}

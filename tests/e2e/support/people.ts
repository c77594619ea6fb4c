import { randomBytes } from "node:crypto";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { waitForLink } from "./mail";

export const API = "/api/v1";

export interface Person {
  fullname: string;
  username: string;
  email: string;
  phone_number: string;
  password: string;
}

export interface Entry {
  type: "income" | "expenses";
  categoryName: string;
  amount: number;
  detail?: string;
  date?: string;
  wallet_id?: string;
}

/** Somebody new, whom no other test knows. */
export function newPerson(fullname = "Ayu Lestari"): Person {
  const unique = randomBytes(5).toString("hex");
  const digits = Number.parseInt(unique.slice(0, 7), 16).toString().padStart(9, "0").slice(0, 9);
  return {
    fullname,
    username: `u${unique}`,
    email: `u${unique}@example.com`,
    phone_number: `0812${digits.slice(0, 7)}`,
    password: "sawah-hijau-di-ubud",
  };
}

/** The answer itself; an error with what it says when it has another status. */
export async function mustBe(status: number, answer: APIResponse): Promise<APIResponse> {
  if (answer.status() !== status) {
    throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  }
  return answer;
}

/** The token that confirms an address, from the link in its mail. */
export function tokenOf(link: string): string {
  const url = new URL(link);
  const [fromQuery] = [...url.searchParams.values()];
  return fromQuery ?? url.pathname.split("/").filter(Boolean).at(-1) ?? "";
}

/** Register somebody and confirm the address, through the calls that the screens use. */
export async function register(request: APIRequestContext, person: Person): Promise<void> {
  const form = { ...person, confPassword: person.password };
  await mustBe(201, await request.post(`${API}/register`, { data: form }));
  const token = tokenOf(await waitForLink(person.email));
  await mustBe(200, await request.get(`${API}/register/confirm/${token}`));
}

/** Sign in; the session cookie then belongs to the browser context of the request. */
export async function signIn(request: APIRequestContext, person: Person): Promise<string> {
  const { email, password } = person;
  await mustBe(200, await request.post(`${API}/login`, { data: { email, password } }));
  const answer = await mustBe(200, await request.get(`${API}/token`));
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Record entries, oldest first, one after the other. */
export async function record(
  request: APIRequestContext,
  token: string,
  entries: Entry[],
): Promise<void> {
  for (const entry of entries) {
    const answer = await request.post(`${API}/transaction/add`, {
      data: { detail: "", ...entry },
      headers: { Authorization: `Bearer ${token}` },
    });
    await mustBe(201, answer);
  }
}

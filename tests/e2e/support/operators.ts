import type { APIRequestContext, Page } from "@playwright/test";
import { flask } from "./command";
import { giveRole } from "./database";
import { waitForMailedLink } from "./mail";
import { API, mustBe, newPerson, type Person, register, signIn } from "./people";
import { codeOf } from "./totp";

export interface Operator {
  person: Person;
  /** What the authenticator keeps; `codeOf(secret, 1)` is a code that still works. */
  secret: string;
  /** An access token for calls beside the browser. */
  token: string;
}

/** Make somebody a Super Admin by the command; the path of the mailed link to set the password. */
export async function appoint({ email, fullname, username }: Person): Promise<string> {
  const named = ["--fullname", fullname, "--username", username];
  await flask(["make-super-admin", email, ...named, "--another"], "y\n");
  const { pathname, search } = new URL(await waitForMailedLink(email, "token"));
  return pathname + search;
}

/** A new operator with a second factor, whose session belongs to the context of the request. */
export async function signInOperator(
  request: APIRequestContext,
  role: "Admin" | "Super Admin" = "Super Admin",
  person = newPerson("Bagas Pratama"),
): Promise<Operator> {
  await register(request, person);
  await giveRole(person.email, role);
  const headers = { Authorization: `Bearer ${await signIn(request, person)}` };
  const begun = await mustBe(200, await request.post(`${API}/users/totp`, { headers }));
  const { payload } = (await begun.json()) as { payload: { datas: [{ secret: string }] } };
  const [{ secret }] = payload.datas;
  const data = { otp: codeOf(secret) };
  await mustBe(200, await request.post(`${API}/users/totp/confirm`, { data, headers }));
  const answer = await mustBe(200, await request.get(`${API}/token`));
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { person, secret, token: accessToken };
}

/** A new operator, signed in in the browser of the page; the page itself stays where it is. */
export function asOperator(page: Page, role?: "Admin" | "Super Admin"): Promise<Operator> {
  return signInOperator(page.request, role);
}

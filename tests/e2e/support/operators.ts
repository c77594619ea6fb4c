import { flask } from "./command";
import { waitForMailedLink } from "./mail";
import type { Person } from "./people";

/** Make somebody a Super Admin by the command; the path of the mailed link to set the password. */
export async function appoint({ email, fullname, username }: Person): Promise<string> {
  const named = ["--fullname", fullname, "--username", username];
  await flask(["make-super-admin", email, ...named, "--another"], "y\n");
  const { pathname, search } = new URL(await waitForMailedLink(email, "token"));
  return pathname + search;
}

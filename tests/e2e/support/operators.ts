import { execFile } from "node:child_process";
import { join } from "node:path";
import { waitForMailedLink } from "./mail";
import type { Person } from "./people";

const root = join(import.meta.dirname, "..", "..", "..");

function settings(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: process.env.E2E_DATA_DIR,
    PUBLIC_URL: process.env.E2E_URL,
    LOG_LEVEL: "ERROR",
  };
}

/** Make somebody a Super Admin by the command; the path of the mailed link to set the password. */
export async function appoint({ email, fullname, username }: Person): Promise<string> {
  const words = ["make-super-admin", email, "--fullname", fullname, "--username", username];
  await new Promise<void>((done, fail) => {
    const command = execFile(
      join(root, ".venv", "bin", "flask"),
      ["--app", "wsgi", ...words, "--another"],
      { cwd: root, env: settings() },
      (error, _told, wrong) => (error ? fail(new Error(wrong)) : done()),
    );
    command.stdin?.end("y\n");
  });
  const { pathname, search } = new URL(await waitForMailedLink(email, "token"));
  return pathname + search;
}

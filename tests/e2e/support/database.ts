import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const python = join(import.meta.dirname, "..", "..", "..", ".venv", "bin", "python");
const file = (): string => join(process.env.E2E_DATA_DIR ?? "var", "lumbung.sqlite3");

const RUN = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1], timeout=20) as link:
    print(link.execute(sys.argv[2], sys.argv[3:]).rowcount)
`;

const DUMP = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1], timeout=20) as link:
    sys.stdout.write("\\n".join(link.iterdump()))
`;

async function run(script: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(python, ["-c", script, file(), ...words], {
    maxBuffer: 500_000_000,
  });
  return stdout;
}

/** Lets the time that somebody has to undo the closing of their account be over. */
export async function endClosingTime(email: string): Promise<void> {
  const past = "UPDATE users SET closes_at = datetime('now', '-1 minute') WHERE email = ?";
  const changed = Number(await run(RUN, past, email));
  if (changed !== 1) throw new Error(`${changed} accounts of ${email} were changed`);
}

/** Whether a word stands anywhere in the database. */
export async function isKept(word: string): Promise<boolean> {
  return (await run(DUMP)).includes(word);
}

/** Gives an account a role, as Super Admins do; nothing tells its owner. */
export async function giveRole(email: string, role: string): Promise<void> {
  const changed = Number(await run(RUN, "UPDATE users SET role = ? WHERE email = ?", role, email));
  if (changed !== 1) throw new Error(`${changed} accounts of ${email} were changed`);
}

/** Gives somebody a letter about a month, as the worker does when it has ended. */
export async function keepLetter(email: string, month: string): Promise<void> {
  const keep =
    "INSERT INTO letter_editions (owner_id, month) SELECT id, ? FROM users WHERE email = ?";
  const added = Number(await run(RUN, keep, month, email));
  if (added !== 1) throw new Error(`${added} letters of ${email} were added`);
}

/** Lets a daily reminder have begun on an earlier day, so that its dates since then were missed. */
export async function beginEarlier(description: string, day: string): Promise<void> {
  const earlier = "UPDATE reminders SET day = ?, since = ? WHERE description = ?";
  const changed = Number(await run(RUN, earlier, day, day, description));
  if (changed !== 1) throw new Error(`${changed} reminders named ${description} were changed`);
}

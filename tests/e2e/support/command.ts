import { execFile } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");

/** Give a command of the server beside the running product, and answer what it asks. */
export async function flask(words: string[], answer = ""): Promise<void> {
  const env = {
    ...process.env,
    DATA_DIR: process.env.E2E_DATA_DIR,
    PUBLIC_URL: process.env.E2E_URL,
    LOG_LEVEL: "ERROR",
  };
  const program = join(root, ".venv", "bin", "flask");
  await new Promise<void>((done, fail) => {
    const command = execFile(
      program,
      ["--app", "wsgi", ...words],
      { cwd: root, env },
      (error, _told, wrong) => (error ? fail(new Error(wrong)) : done()),
    );
    command.stdin?.end(answer);
  });
}

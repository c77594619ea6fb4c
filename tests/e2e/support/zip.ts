import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const python = join(import.meta.dirname, "..", "..", "..", ".venv", "bin", "python");

const UNPACK = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    damaged = archive.testzip()
    if damaged:
        raise SystemExit(f"{damaged} is damaged")
    texts = {name: archive.read(name).decode("utf-8-sig", "replace") for name in archive.namelist()}
print(json.dumps(texts))
`;

/** The files of a ZIP by their names, as texts; rejects when the archive is damaged. */
export async function unzip(path: string): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(python, ["-c", UNPACK, path], {
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

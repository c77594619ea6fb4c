/**
 * Turns the server's OpenAPI document (a file, or - for standard input) into
 * client/src/api/schema.d.ts and public-calls.ts; with --check it only fails when a committed file
 * is stale.
 */
import { readFile, writeFile } from "node:fs/promises";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const PREFIX = "/api/v1";
const HEAD =
  "// Made from the server's OpenAPI document by scripts/api-types; not edited by hand.\n\n";

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** A file is a Blob in the browser; everything else is typed as it comes. */
function transform({ format }) {
  return format === "binary" ? BLOB : undefined;
}

/** The calls without their common prefix; what lies outside it is not for the client. */
function callsOf(document) {
  const calls = Object.entries(document.paths)
    .filter(([path]) => path.startsWith(`${PREFIX}/`))
    .map(([path, item]) => [path.slice(PREFIX.length), item]);
  return { ...document, paths: Object.fromEntries(calls) };
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Whether an operation answers with JSON; files are fetched by the browser itself. */
function isJson({ responses }) {
  return Object.entries(responses).some(
    ([status, { content }]) => status.startsWith("2") && content?.["application/json"],
  );
}

/** The calls whose `security` is empty: they are sent without a token. */
function publicCalls({ paths }) {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]?.security?.length === 0 && isJson(item[method])).map(
      (method) => `${method.toUpperCase()} ${path}`,
    ),
  );
  const list = calls.sort().map((call) => `  "${call}",\n`);
  return `/** The calls that need no session. */
export const PUBLIC_CALLS: readonly string[] = [\n${list.join("")}];\n`;
}

const [source = "-", flag] = process.argv.slice(2);
// A pipe that is not filled yet can only be waited for as a stream.
const read = source === "-" ? textOf(process.stdin) : readFile(source, "utf8");
const document = JSON.parse(await read);
const calls = callsOf(document);
const tree = await openapiTS(calls, { alphabetize: true, transform });
const made = { "schema.d.ts": astToString(tree), "public-calls.ts": publicCalls(calls) };

for (const [name, text] of Object.entries(made)) {
  const target = fileURLToPath(new URL(`../src/api/${name}`, import.meta.url));
  if (flag !== "--check") await writeFile(target, HEAD + text);
  else if ((await readFile(target, "utf8").catch(() => "")) !== HEAD + text) {
    console.error(`client/src/api/${name} is stale: run scripts/api-types and commit it.`);
    process.exitCode = 1;
  }
}

/**
 * Turns the server's OpenAPI document (a file, or - for standard input) into
 * client/src/api/schema.d.ts; with --check it only fails when the committed file is stale.
 */
import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const PREFIX = "/api/v1";
const TARGET = fileURLToPath(new URL("../src/api/schema.d.ts", import.meta.url));
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

const [source = "-", flag] = process.argv.slice(2);
// A pipe that is not filled yet can only be waited for as a stream.
const read = source === "-" ? text(process.stdin) : readFile(source, "utf8");
const document = JSON.parse(await read);
const tree = await openapiTS(callsOf(document), { alphabetize: true, transform });
const types = HEAD + astToString(tree);

if (flag === "--check") {
  const committed = await readFile(TARGET, "utf8");
  if (committed !== types) {
    console.error("client/src/api/schema.d.ts is stale: run scripts/api-types and commit it.");
    process.exit(1);
  }
} else {
  await writeFile(TARGET, types);
}

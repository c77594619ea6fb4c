import type { Leaf, Shape } from "./sample-answers";

/** Signs that no text has: around what is filled in, and around what governs the filling. */
const [VALUE, VALUE_END, STATEMENT, STATEMENT_END] = ["\uE000", "\uE001", "\uE002", "\uE003"];
const ONE_VALUE = /^\/?\uE000([^\uE001]*)\uE001$/u;
const ANY_VALUE = /\uE000([^\uE001]*)\uE001/gu;
const ANY_STATEMENT = /\uE002([^\uE003]*)\uE003/gu;
/** Asked by those who look at a value from outside: React, promises, consoles. */
const ASKED_ANYWAY = new Set(["$$typeof", "then", "toJSON", "slug"]);

interface Known {
  path: string;
  shape: Shape;
}

const known = new WeakMap<object, Known>();

/** What the server fills in: an expression of the template. */
export const value = (expression: string) => `${VALUE}${expression}${VALUE_END}`;

/** The last part of an address that stands for many. */
export const SLUG = value("slug");

/** What governs the filling, such as a loop. */
export const statement = (text: string) => `${STATEMENT}${text}${STATEMENT_END}`;

function leaf(kind: Leaf, path: string): string {
  // With its slash outside, an address is one also to the router.
  if (kind === "path") return `/${value(`${path}[1:]`)}`;
  return value(kind === "html" ? `${path}|safe` : path);
}

function refusing(path: string, most: (name: string) => unknown): object {
  return new Proxy(
    {},
    {
      get: (_target, name) => {
        if (typeof name === "symbol") return undefined;
        const found = most(name);
        if (found !== undefined || ASKED_ANYWAY.has(name)) return found;
        throw new Error(`${path} has no ${name} while a page is written: see ui/Each and ui/When`);
      },
    },
  );
}

/** What stands for a value of a form; values of objects are made as they are asked for. */
export function tokens(shape: Shape, path: string): unknown {
  if (typeof shape === "string") return leaf(shape, path);
  const parts = "list" in shape ? null : (shape as Record<string, Shape>);
  const made = refusing(path, (name) => {
    const part = parts && Object.hasOwn(parts, name) ? parts[name] : undefined;
    return part && tokens(part, `${path}.${name}`);
  });
  known.set(made, { path, shape });
  return made;
}

/** The row of a list, and what the loop over it says. */
export function rowOf(list: unknown): { row: unknown; loop: string } {
  const found = typeof list === "object" && list ? known.get(list) : undefined;
  if (!found || typeof found.shape === "string" || !("list" in found.shape)) {
    throw new Error("Each takes a list of an answer as it is");
  }
  const name = `${found.path.replace(/\W+/g, "_")}_one`;
  const row = tokens(found.shape.list as Shape, name);
  return { row, loop: `for ${name} in ${found.path}` };
}

/** The expression that a value stands for. */
export function expressionOf(token: unknown): string {
  const path =
    typeof token === "string"
      ? ONE_VALUE.exec(token)?.[1]
      : typeof token === "object" && token
        ? known.get(token)?.path
        : undefined;
  if (!path) throw new Error("When takes a value of an answer as it is");
  return path.replace(/\|safe$|\[1:\]$/, "");
}

/** Within the query of an address the signs come encoded. */
const ENCODED = new RegExp(
  `${encodeURIComponent(VALUE)}([\\w.%-]*?)${encodeURIComponent(VALUE_END)}`,
  "g",
);

/** The template that a finished text stands for; braces that were in the text stay what they are. */
export function template(text: string): string {
  const decoded = text.replace(ENCODED, (_whole, inner: string) =>
    value(`${decodeURIComponent(inner)}|urlencode`),
  );
  for (const { 0: whole, 1: expression, index } of decoded.matchAll(ANY_VALUE)) {
    if (!expression?.endsWith("|safe")) continue;
    if (decoded[index - 1] !== ">" || decoded[index + whole.length] !== "<") {
      throw new Error(`${expression} is html and must be the whole content of its element`);
    }
  }
  return decoded
    .replace(/\{(?=[{%#])/g, "{{ '{' }}")
    .replace(ANY_VALUE, "{{ $1 }}")
    .replace(ANY_STATEMENT, "{% $1 %}");
}

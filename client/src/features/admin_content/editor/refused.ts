import type { FieldErrors } from "@/api/errors";

import type { Content } from "../types";

export interface Refusal {
  words: string;
  /** What is missing: 'texts.en.title'. */
  errors: FieldErrors;
  /** What was refused. */
  content: Content;
}

function at(content: Content, path: string): unknown {
  let found: unknown = content;
  for (const part of path.split(".")) {
    found = typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined;
  }
  return found;
}

/** What is still told of a refusal while one mends it; null once nothing is left of its fields. */
export function stillTold(refusal: Refusal | null, content: Content): Refusal | null {
  if (!refusal) return null;
  const all = Object.entries(refusal.errors);
  const left = all.filter(
    ([path]) => JSON.stringify(at(refusal.content, path)) === JSON.stringify(at(content, path)),
  );
  if (all.length > 0 && left.length === 0) return null;
  return { ...refusal, errors: Object.fromEntries(left) };
}

import { expect, test } from "vitest";

import { remainingError } from "@/features/admin_content/editor/use-publishing";

import { EMPTY } from "./article";

const content = { topics: [], texts: { en: { ...EMPTY, title: "Gold" }, id: EMPTY } };
const MISSING = ["Missing."];
const refusal = {
  words: "Please check the highlighted fields.",
  errors: { "texts.en.description": MISSING, "texts.en.body": MISSING },
  content,
};

test("what was mended of a refusal is not told any more, and at last nothing is", () => {
  const written = (more: object) => ({
    ...content,
    texts: { ...content.texts, en: { ...content.texts.en, ...more } },
  });
  expect(remainingError(refusal, content)?.errors).toEqual(refusal.errors);
  expect(remainingError(refusal, written({ title: "Silver" }))?.errors).toEqual(refusal.errors);
  expect(remainingError(refusal, written({ body: "Heavy." }))?.errors).toEqual({
    "texts.en.description": MISSING,
  });
  expect(remainingError(refusal, written({ body: "Heavy.", description: "Of gold" }))).toBeNull();
});

test("a refusal of something else stays until the next try", () => {
  const late = { ...refusal, errors: { at: ["Too early."] } };
  expect(remainingError(late, { ...content, topics: ["saving"] })?.errors).toEqual(late.errors);
  const closed = { ...refusal, errors: {} };
  expect(remainingError(closed, content)).toEqual(closed);
});

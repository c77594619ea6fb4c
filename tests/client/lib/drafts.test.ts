import { afterEach, expect, test } from "vitest";

import { followDraft, keepDrafts, takeDraft } from "@/lib/drafts";

afterEach(() => sessionStorage.clear());

test("what is typed is given back once after a reload", () => {
  const leave = followDraft("record", () => ({ detail: "lunch" }));
  keepDrafts();
  leave();
  expect(takeDraft("record")).toEqual({ detail: "lunch" });
  expect(takeDraft("record")).toBeNull();
});

test("a form that is gone is not kept", () => {
  followDraft("record", () => ({ detail: "lunch" }))();
  keepDrafts();
  expect(takeDraft("record")).toBeNull();
});

import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { saveTrackedDrafts, takeDraft, trackDraft } from "@/browser/draft-storage";
import { useDraftOnUnload, useRestoredDialog } from "@/browser/dialog-drafts";

afterEach(() => sessionStorage.clear());

test("what is typed is given back once after a reload", () => {
  const leave = trackDraft("record", () => ({ detail: "lunch" }));
  saveTrackedDrafts();
  leave();
  expect(takeDraft("record")).toEqual({ detail: "lunch" });
  expect(takeDraft("record")).toBeNull();
});

test("a form that is gone is not kept", () => {
  trackDraft("record", () => ({ detail: "lunch" }))();
  saveTrackedDrafts();
  expect(takeDraft("record")).toBeNull();
});

test("a page's dialog is opened again by the same person only, if something typed is kept", async () => {
  const holding = { yes: false };
  const page = (owner: string) =>
    renderHook(() => {
      const [wish, setWish] = useRestoredDialog<string>("budget", owner);
      useDraftOnUnload("typed", () => holding.yes);
      return { wish, setWish };
    });
  const leave = ({ result, unmount }: ReturnType<typeof page>) => {
    act(() => result.current.setWish("split"));
    window.dispatchEvent(new Event("pagehide"));
    unmount();
  };
  leave(page("ani"));
  expect(sessionStorage).not.toHaveProperty("draft:dialog-budget-ani");
  holding.yes = true;
  leave(page("ani"));
  const other = page("budi");
  const back = page("ani");
  await waitFor(() => expect(back.result.current.wish).toBe("split"));
  expect(other.result.current.wish).toBeNull();
  expect(sessionStorage).not.toHaveProperty("draft:dialog-budget-ani");
});

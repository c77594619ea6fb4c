import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { AppError, NetworkError } from "@/api/errors";
import { diffLines } from "@/features/admin_content/editor/diff";
import { findDraft } from "@/features/admin_content/editor/draft-storage";
import {
  type TextSelection,
  applyAction,
  continueList,
} from "@/features/admin_content/editor/markdown";
import type { Save } from "@/features/admin_content/editor/autosave";
import { Autosave } from "@/features/admin_content/editor/autosave";
import { toMoment, timeOfDay } from "@/features/admin_content/editor/use-publishing";
import type { Content, WorkingCopy } from "@/features/admin_content/types";

import { DRAFT, EMPTY } from "./article";

const saying = (body: string): Content => ({
  topics: [],
  texts: { en: { ...EMPTY, body }, id: EMPTY },
});

/** As the server answers a save. */
const stored = (article: WorkingCopy, content: Content): WorkingCopy => ({
  ...article,
  ...content,
  version: article.version + 1,
});

function changedMeanwhile(theirs: WorkingCopy): AppError {
  return new AppError({ status: 412, code: "changed_meanwhile", message: "No.", datas: [theirs] });
}

function createAutosave(save: Save, article = DRAFT): Autosave {
  return new Autosave({ article, owner: "01", save, isSignedIn: () => true });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("what is typed is kept on this device, saved a moment later, and then forgotten there", async () => {
  const save = vi.fn((article: WorkingCopy, content: Content) =>
    Promise.resolve(stored(article, content)),
  );
  const autosave = createAutosave(save);
  autosave.change(saying("A"));
  autosave.change(saying("Ab"));
  await vi.advanceTimersByTimeAsync(300);
  expect(findDraft("01", "a1")).toEqual({ version: 1, kind: "blog", content: saying("Ab") });
  await vi.advanceTimersByTimeAsync(1500);
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ version: 1 }),
    saying("Ab"),
  );
  expect(autosave.state()).toMatchObject({ saveStatus: "saved", article: { version: 2 } });
  expect(findDraft("01", "a1")).toBeNull();
});

test("without a connection it is tried again, later and later, and what is typed meanwhile goes along", async () => {
  let connected = false;
  const save = vi.fn((article: WorkingCopy, content: Content) =>
    connected
      ? Promise.resolve(stored(article, content))
      : Promise.reject(new NetworkError("No connection")),
  );
  const autosave = createAutosave(save);
  autosave.change(saying("A"));
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.state().saveStatus).toBe("waiting");
  autosave.change(saying("Ab"));
  await vi.advanceTimersByTimeAsync(2100);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2100);
  expect(save).toHaveBeenCalledTimes(2);
  connected = true;
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.state()).toMatchObject({ saveStatus: "saved", content: saying("Ab") });
});

test("what was kept is back in a new page and saved over the version it was typed over", async () => {
  const lost = createAutosave(() => Promise.reject(new NetworkError("No connection")));
  lost.change(saying("Kept"));
  await lost.flush();
  const save = vi.fn(() => Promise.reject(changedMeanwhile({ ...DRAFT, version: 3 })));
  const autosave = createAutosave(save, { ...DRAFT, version: 3, ...saying("Theirs") });
  expect(autosave.state()).toMatchObject({ restored: true, content: saying("Kept") });
  await vi.advanceTimersByTimeAsync(10);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }), saying("Kept"));
  expect(autosave.state().saveStatus).toBe("conflict");
});

test("another's version is overwritten only knowingly, and over its newest state", async () => {
  const theirs = { ...DRAFT, version: 5, ...saying("Theirs") };
  const save = vi.fn((article: WorkingCopy, content: Content) =>
    article.version < 5
      ? Promise.reject(changedMeanwhile(theirs))
      : Promise.resolve(stored(article, content)),
  );
  const autosave = createAutosave(save);
  autosave.change(saying("Mine"));
  await autosave.flush();
  autosave.change(saying("Mine!"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(await autosave.overwrite()).toBe(true);
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ version: 5 }), saying("Mine!"));
  autosave.load(theirs);
  expect(autosave.state().content).toEqual(saying("Theirs"));
});

test("a save whose answer was lost is no conflict with oneself", async () => {
  const save = vi
    .fn<Save>()
    .mockRejectedValueOnce(new NetworkError("Lost"))
    .mockRejectedValueOnce(changedMeanwhile({ ...DRAFT, version: 2, ...saying("Same ") }));
  const autosave = createAutosave(save);
  autosave.change(saying("Same "));
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(2100);
  expect(autosave.state()).toMatchObject({ saveStatus: "saved", article: { version: 2 } });
});

const here = (text: string): TextSelection => {
  const start = text.indexOf("[");
  const end = text.indexOf("]") - 1;
  return { text: text.replace("[", "").replace("]", ""), start, end };
};
const done = ({ text }: TextSelection, edit: ReturnType<typeof applyAction>) =>
  text.slice(0, edit.from) + edit.insert + text.slice(edit.to);

test.each([
  ["bold", "put [half] by", "put **half** by"],
  ["bold", "put **[half]** by", "put half by"],
  ["italic", "put **[half]** by", "put ***half*** by"],
  ["heading", "one\n[]two", "one\n## two"],
  ["heading", "### [t]wo", "## two"],
  ["list", "[one\ntwo]", "- one\n- two"],
  ["list", "- [one\n- two]", "one\ntwo"],
  ["quote", "[]one", "> one"],
  ["link", "see [OJK]", "see [OJK](https://)"],
  ["link", "[https://ojk.go.id]", "[](https://ojk.go.id)"],
] as const)("%s makes of %j %j", (act, before, after) => {
  const chosen = here(before);
  expect(done(chosen, applyAction(act, chosen))).toBe(after);
});

test("Enter goes on with a list, counts on, and ends it at an empty item", () => {
  const at = (text: string): TextSelection => ({ text, start: text.length, end: text.length });
  expect(continueList(at("- one"))?.insert).toBe("\n- ");
  expect(continueList(at("9. one"))?.insert).toBe("\n10. ");
  expect(continueList(at("- one\n- "))).toMatchObject({ from: 6, insert: "" });
  expect(continueList(at("plain"))).toBeNull();
});

test("lines that both have stay beside those of one only", () => {
  expect(diffLines("a\nb\nc", "a\nx\nc\nd")).toEqual([
    { kind: "same", lines: ["a"] },
    { kind: "theirs", lines: ["x"] },
    { kind: "mine", lines: ["b"] },
    { kind: "same", lines: ["c"] },
    { kind: "theirs", lines: ["d"] },
  ]);
});

test("a day and a time are a moment of the operator's zone, also where clocks change", () => {
  expect(toMoment("2026-11-22", "08:00", "Asia/Jakarta")).toBe("2026-11-22T01:00:00.000Z");
  expect(toMoment("2026-03-29", "08:00", "Europe/Berlin")).toBe("2026-03-29T06:00:00.000Z");
  expect(timeOfDay("2026-11-22T01:00:00Z", "Asia/Jakarta")).toBe("08:00");
});

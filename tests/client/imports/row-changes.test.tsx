import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { updateCounts, updatePages } from "@/features/imports/row-update";
import type { ImportRow, RowChange } from "@/features/imports/types";

import { answer, refusal } from "../support/server";
import { windowOfWidth } from "../ui/window";
import { page, row, statement } from "./imports";
import { changes, openImport, prepare, ROWS, serveOne } from "./review";

const CHANGE = "PUT /imports/I/rows";
const TICK = { name: "Import BIAYA ADM, -Rp25.000" };
const TRANSFER = { wallet_id: "GOPAY", name: "GoPay", proposed: true, fee: 0 };
const MATCH = {
  id: "E",
  date: "2026-08-19",
  detail: "Warung",
  amount: 25_000,
  updates: false,
};

beforeEach(prepare);

/** Answers that wait until a test lets them go. */
function held() {
  const waiting: (() => void)[] = [];
  return {
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    release: () => waiting.shift()?.(),
    count: () => waiting.length,
  };
}

test("two quick presses show the last one, whatever is answered in between", async () => {
  windowOfWidth(1280);
  const answers = held();
  const stale = statement("I", {
    counts: { new: 3, existing: 1, check: 1, left_out: 1 },
  });
  const calls = serveOne(statement("I"), ROWS, {
    [CHANGE]: async () => {
      await answers.next();
      return answer({ datas: [calls.length > 4 ? statement("I") : stale] });
    },
  });
  const { person } = openImport();
  const tick = await screen.findByRole("checkbox", TICK);
  await person.click(tick);
  expect(tick).not.toBeChecked();
  expect(screen.getByRole("button", { name: "Import 3 entries" })).toBeVisible();
  await person.click(tick);
  expect(tick).toBeChecked();
  expect(screen.getByRole("button", { name: "Import 4 entries" })).toBeVisible();
  // They are sent one after another, and the first answer changes nothing that is shown.
  expect(answers.count()).toBe(1);
  answers.release();
  await waitFor(() => expect(answers.count()).toBe(1));
  expect(tick).toBeChecked();
  expect(screen.getByRole("button", { name: "Import 4 entries" })).toBeVisible();
  answers.release();
  await waitFor(() =>
    expect(changes(calls)).toEqual([
      { change: { include: false }, ids: ["2"] },
      { change: { include: true }, ids: ["2"] },
    ]),
  );
});

test("a list that is on its way does not show the row as it was", async () => {
  windowOfWidth(1280);
  let asked = 0;
  const answers = held();
  serveOne(statement("I"), ROWS, {
    "GET /imports/I/rows": async () => {
      asked += 1;
      const rows = asked === 1 ? ROWS.new : ROWS.new.map((one) => ({ ...one, include: false }));
      if (asked === 2) await answers.next();
      return page(asked === 2 ? ROWS.new : rows);
    },
    [CHANGE]: () => answer({ datas: [statement("I")] }),
  });
  const { person } = openImport();
  const tick = await screen.findByRole("checkbox", TICK);
  await person.click(tick);
  await waitFor(() => expect(answers.count()).toBe(1));
  await person.click(screen.getByRole("checkbox", { name: "Import WARUNG BU TINI, -Rp25.000" }));
  answers.release();
  await waitFor(() => expect(asked).toBe(3));
  expect(
    screen.getAllByRole("checkbox").filter((box) => (box as HTMLInputElement).checked),
  ).toEqual([]);
});

test("a refused change shows what the server has, and why", async () => {
  windowOfWidth(1280);
  serveOne(statement("I"), ROWS, {
    [CHANGE]: () => refusal(409, { code: "import_state" }),
  });
  const { person } = openImport();
  const tick = await screen.findByRole("checkbox", TICK);
  await person.click(tick);
  expect(await screen.findByText("The server said no.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("checkbox", TICK)).toBeChecked());
  expect(screen.getByRole("button", { name: "Import 4 entries" })).toBeVisible();
});

test("a row that is there already says so and offers nothing that would not work", async () => {
  const counts = { new: 0, existing: 2, check: 0, left_out: 0 };
  const there = { status: "existing", include: false, addable: false } as const;
  serveOne(statement("I", { counts }), {
    existing: [row("2", { ...there, match: MATCH }), row("1", { ...there, amount: 0 })],
  });
  const { person } = openImport();
  await person.click(
    await screen.findByRole("button", {
      name: "Change WARUNG BU TINI, -Rp25.000",
    }),
  );
  const dialog = await screen.findByRole("dialog", { name: "WARUNG BU TINI" });
  expect(within(dialog).getByText(/its entry is still there/)).toBeVisible();
  expect(within(dialog).queryByRole("radio")).toBeNull();
  expect(within(dialog).queryByRole("button", { name: "Save" })).toBeNull();
  await person.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a posted row says which day its pending entry moves to", async () => {
  const counts = { new: 0, existing: 1, check: 0, left_out: 0 };
  const match = { ...MATCH, updates: true };
  serveOne(statement("I", { counts }), {
    existing: [row("2", { status: "existing", include: false, match })],
  });
  openImport();
  expect(
    await screen.findByText("Was pending on Aug 19, 2026, moves to Aug 20, 2026"),
  ).toBeVisible();
});

const PROPOSED = row("2", { status: "check", transfer: TRANSFER, category: null });
const FIXED = row("1", { addable: false, include: false });
const DATAS = [row("3"), PROPOSED, FIXED];

/** A row of the tab after it was changed, with the others around it. */
function changed(id: string, change: RowChange, datas = DATAS): ImportRow | undefined {
  const [first] = updatePages([{ datas }], { change, of: { ids: [id] } }, "new");
  return first?.datas.find((one) => one.id === id);
}

test("what a change of one row leads to is shown as far as it is known", () => {
  expect(changed("2", { transfer_wallet_id: null })).toMatchObject({ transfer: null });
  expect(changed("2", { transfer_wallet_id: "GOPAY" })).toMatchObject({
    transfer: { proposed: false },
  });
  expect(changed("2", { transfer_wallet_id: "OTHER" })).toBe(PROPOSED);
  expect(changed("2", { category_id: "food" })).toMatchObject({ category: { label: "Food" } });
  expect(changed("3", { category_id: "unseen" })).toMatchObject({ category: { label: "Food" } });
  expect(changed("3", { category_id: null })).toMatchObject({ category: null, why: null });
  expect(changed("3", { detail: "Kopi" })).toMatchObject({ detail: "Kopi" });
  expect(changed("1", { include: true })).toMatchObject({ include: false });
  const matched = [row("3", { match: MATCH, include: false })];
  expect(changed("3", { match_id: null }, matched)).toMatchObject({ match: null, include: true });
  expect(changed("3", { match_id: null, include: false }, matched)).toMatchObject({
    include: false,
  });
});

test("a change of a whole tab is shown there alone, and counted", () => {
  const update = { change: { include: false }, of: { tab: "new" } } as const;
  const pages = [{ datas: DATAS }];
  const after = updatePages(pages, update, "new").flatMap(({ datas }) => datas);
  expect(after.map(({ include }) => include)).toEqual([false, false, false]);
  expect(updatePages(pages, update, "check")).toEqual(pages);
  const counts = { new: 3, existing: 0, check: 0, left_out: 1 };
  expect(updateCounts(counts, DATAS, after).left_out).toBe(3);
});

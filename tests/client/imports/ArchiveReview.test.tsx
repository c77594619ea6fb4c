import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";

import type { Import } from "@/features/imports/types";

import { answer } from "../support/server";
import { applied, statement } from "./imports";
import { openImport, prepare, serveOne } from "./review";

beforeEach(prepare);

const COUNTS: NonNullable<Import["archive"]>["counts"] = [
  { kind: "wallets", new: 2, existing: 1 },
  { kind: "categories", new: 0, existing: 0 },
  { kind: "entries", new: 1204, existing: 0 },
  { kind: "goals", new: 2, existing: 0 },
  { kind: "budgets", new: 5, existing: 0 },
];

const ARCHIVE: NonNullable<Import["archive"]> = {
  made_at: "2026-08-31T03:00:00Z",
  counts: COUNTS,
  deleted: 0,
  wallets: [
    { name: "Cash", kind: "cash", balance: 250_000, state: "existing" },
    { name: "BCA", kind: "bank", balance: 2_500_000, state: "new" },
  ],
  goals: [{ name: "Umrah", target: 35_000_000, state: "new" }],
  unproved: [],
};

function archive(more: Partial<Import> = {}, contents: Partial<typeof ARCHIVE> = {}): Import {
  const proof = { state: "matches", opening: null, closing: null, broken: null } as const;
  const shown = { layout_name: "Lumbung", account_tail: "", wallet: null, number_style: null };
  return statement("I", { ...shown, proof, ...more, archive: { ...ARCHIVE, ...contents } });
}

test("an archive says what it is and what it will add", async () => {
  serveOne(archive());
  openImport();
  const title = "Lumbung, exported August 31, 2026";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText("3 wallets, 1,204 entries, 2 goals, 5 budgets")).toBeVisible();
  expect(await screen.findByText("1,204 entries")).toBeVisible();
  expect(screen.getByText("1 already there")).toBeVisible();
  expect(screen.queryByText("0 own categories")).toBeNull();
  const bank = screen.getByText("BCA").closest("li");
  expect(within(bank as HTMLElement).getByText("New")).toBeVisible();
  expect(screen.getByRole("button", { name: "Import 1,204 entries" })).toBeEnabled();
});

test("it is imported with one tap, and says what it added", async () => {
  let stored = archive();
  const done = applied("I", { ...archive(), state: "applied", archive: ARCHIVE });
  serveOne(
    stored,
    {},
    {
      "GET /imports/I": () => answer({ datas: [stored] }),
      "POST /imports/I/apply": () => {
        stored = { ...done, result: { saved: 1204, transfers: 0, difference: null, kept: [] } };
        return answer({ datas: [stored] });
      },
    },
  );
  openImport();
  await userEvent.click(await screen.findByRole("button", { name: "Import 1,204 entries" }));
  expect(await screen.findByText("Also added: 2 wallets, 2 goals, 5 budgets")).toBeVisible();
});

test("an archive that is there already has nothing to import", async () => {
  const counts = COUNTS.map((one) => ({ ...one, new: 0, existing: 3 }));
  serveOne(archive({}, { counts, deleted: 4 }));
  openImport();
  expect(await screen.findByText("Everything in this file is already there.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Done" })).toBeVisible();
  expect(screen.getByText(/deleted since: 4\. They stay deleted/)).toBeVisible();
});

test("a file that does not add up says where", async () => {
  const unproved = [{ name: "BCA", printed: 2_500_000, expected: 2_400_000 }];
  const proof = { state: "none", opening: null, closing: null, broken: null } as const;
  serveOne(archive({ proof }, { unproved }));
  openImport();
  expect(await screen.findByText(/BCA should hold/)).toHaveTextContent("Was this file changed?");
});

test("a list of transactions says what it lacks", async () => {
  serveOne(archive({ layout: "lumbung" }, { made_at: null, goals: [] }));
  openImport();
  const name = "Lumbung, August 2026";
  expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
  expect(await screen.findByText(/has no opening amounts, goals or budgets/)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Goals in this file" })).toBeNull();
});

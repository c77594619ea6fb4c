import type { Import, ImportRow } from "@/features/imports/types";

import { answer, type Call, serve } from "../support/server";
import { wallet } from "../wallets/wallets";

/** A statement of a month that adds up, waiting for a look. */
export function statement(id: string, more: Partial<Import> = {}): Import {
  return {
    id,
    state: "review",
    layout: "bca_csv",
    layout_name: "BCA",
    file_name: null,
    issuer: "BCA",
    account_tail: "345",
    start: "2026-08-01",
    end: "2026-08-31",
    row_count: 48,
    wallet: { id: "BCA", name: "BCA", proposed: false },
    new_wallet: null,
    number_style: { id: "en", example: "1,000.00" },
    columns: null,
    proof: { state: "matches", opening: 1_000_000, closing: 2_500_000, broken: null },
    counts: { new: 3, existing: 1, check: 1, left_out: 0 },
    notes: [],
    fault: null,
    created_at: "2026-09-02T03:00:00Z",
    expires_at: "2026-09-03T03:00:00Z",
    applied_at: null,
    undo_until: null,
    result: null,
    archive: null,
    accounts: [],
    needs_password: false,
    shape: "none",
    ...more,
  };
}

/** The same after it was imported; an undo is possible for ever. */
export function applied(id: string, more: Partial<Import> = {}): Import {
  return statement(id, {
    state: "applied",
    expires_at: null,
    applied_at: "2026-09-02T03:05:00Z",
    undo_until: "2999-01-01T00:00:00Z",
    result: { saved: 4, transfers: 1, difference: 0, kept: [] },
    ...more,
  });
}

const FOOD = { id: "food", name: "food", label: "Food", icon: "/icons/steaming-bowl.svg" };

export function row(id: string, more: Partial<ImportRow> = {}): ImportRow {
  return {
    id,
    date: "2026-08-20",
    amount: -25_000,
    text: `TRSF E-BANKING DB ${id}`,
    name: "WARUNG BU TINI",
    kind: "purchase",
    status: "new",
    include: true,
    left_out_by_rule: false,
    addable: true,
    category: { ...FOOD, color: null },
    why: { reason: "history", rule_id: null, count: 12 },
    detail: "WARUNG BU TINI",
    pending: false,
    match: null,
    transfer: null,
    balance: 975_000,
    ...more,
  };
}

/** A page of rows with the counts of its import. */
export function page(rows: ImportRow[], next_cursor: string | null = null, one = statement("I")) {
  return answer({ datas: rows, counts: one.counts, next_cursor });
}

/** Serves two wallets, the categories, and what a test adds. */
export function serveImports(answers: Parameters<typeof serve>[0]): Call[] {
  const wallets = [wallet("BCA", { balance: 2_000_000 }), wallet("GOPAY", { name: "GoPay" })];
  return serve({
    "GET /wallets": () => answer({ datas: wallets, balance: 0 }),
    "GET /categories": () => answer({ datas: [], icons: [], colors: [] }),
    ...answers,
  });
}

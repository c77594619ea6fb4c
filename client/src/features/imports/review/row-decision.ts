import type { ImportRow, RowChange } from "../types";

/** What becomes of a row. */
export type RowAction = "add" | "transfer" | "match" | "skip";

/** What becomes of a row as it stands; a proposed transfer comes first, to be confirmed. */
export function getAction({ match, transfer, include }: ImportRow): RowAction {
  if (match) return "match";
  if (transfer) return "transfer";
  return include ? "add" : "skip";
}

export interface RowDecision {
  action: RowAction;
  category_id: string;
  detail: string;
  wallet_id: string;
  match_id: string;
}

export function readDecision(row: ImportRow): RowDecision {
  return {
    action: getAction(row),
    category_id: row.category?.id ?? "",
    detail: row.detail,
    wallet_id: row.transfer?.wallet_id ?? "",
    match_id: row.match?.id ?? "",
  };
}

/** No row has a match or a transfer that is not wished for. */
function withoutOthers(row: ImportRow, { action }: RowDecision): RowChange {
  return {
    ...(row.match && action !== "match" ? { match_id: null } : {}),
    ...(row.transfer && action !== "transfer" ? { transfer_wallet_id: null } : {}),
  };
}

/** What has to be sent for a decision; null while something is missing. */
export function changeFor(row: ImportRow, decision: RowDecision): RowChange | null {
  const others = withoutOthers(row, decision);
  switch (decision.action) {
    case "skip":
      // A refused transfer would be remembered; this row alone is left out.
      return row.match ? { match_id: null, include: false } : { include: false };
    case "match":
      return decision.match_id ? { ...others, match_id: decision.match_id } : null;
    case "transfer":
      if (!decision.wallet_id) return null;
      return { ...others, include: true, transfer_wallet_id: decision.wallet_id };
    default: {
      const category = decision.category_id ? { category_id: decision.category_id } : {};
      return { ...others, include: true, ...category, detail: decision.detail.trim() };
    }
  }
}

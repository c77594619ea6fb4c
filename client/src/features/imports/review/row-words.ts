import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";

import type { ImportRow } from "../types";

/** What a row is called: as the person wrote, by the merchant, or as the bank wrote. */
export function nameOfRow({ detail, name, text }: ImportRow): string {
  return detail || name || text;
}

/** Gives the reason of a guessed category. */
export function useReason() {
  const { t } = useLingui();
  return ({ why }: Pick<ImportRow, "why">): string => {
    if (!why) return "";
    const { reason, count } = why;
    const reasons = {
      history: t`because of ${plural(count, { one: "# earlier entry", other: "# earlier entries" })}`,
      rule: t`by your rule`,
      merchant: t`known merchant`,
      kind: t`by the kind of row`,
    };
    return reasons[reason];
  };
}

/** Gives the line under a row's name: what becomes of it. */
export function useOutcomeText() {
  const { t } = useLingui();
  const reasonOf = useReason();
  const knownOf = useKnownText();
  const transferText = useTransferText();
  return (row: ImportRow): string => {
    const { transfer, category, amount } = row;
    const known = knownOf(row);
    if (known) return known;
    if (transfer) return transferText(transfer, amount);
    if (!category) return t`No category yet`;
    // The rule is the reason for leaving it out, which is said beside it.
    const reason = row.left_out_by_rule ? "" : reasonOf(row);
    return [category.label, reason].filter(Boolean).join(" · ");
  };
}

/** Names the other wallet of a transfer; of a proposed one as a question. */
function useTransferText() {
  const { t } = useLingui();
  return ({ name, proposed }: NonNullable<ImportRow["transfer"]>, amount: number): string => {
    if (proposed) return amount < 0 ? t`Transfer to ${name}?` : t`Transfer from ${name}?`;
    return amount < 0 ? t`Transfer to ${name}` : t`Transfer from ${name}`;
  };
}

/** Says where a row is, or was, already. */
function useKnownText() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return ({ date: posted, status, include, match }: ImportRow): string => {
    if (match) {
      const { date, detail, updates } = match;
      const day = formatBriefDate(date, language);
      const to = formatBriefDate(posted, language);
      if (updates) return t`Was pending on ${day}, moves to ${to}`;
      return detail ? t`Same as ${detail}, ${day}` : t`Same as the entry of ${day}`;
    }
    if (status === "existing") return t`Imported before`;
    return status === "deleted" && !include ? t`Imported before, then deleted` : "";
  };
}

import { useLingui } from "@lingui/react/macro";

import { useAmounts } from "@/ui/use-amounts";

import { nameOf } from "../names";
import type { Transaction } from "../types";
import { ROW_MARK } from "./focus-near";
import { useSelecting } from "./selecting";
import { useLongPress } from "./use-long-press";
import { useRowActs } from "./use-row-acts";

/** Makes a whole row of the phone's list a button: a tap opens it, a long press chooses it. */
export function PhoneRow({ transaction }: { transaction: Transaction }) {
  const { t } = useLingui();
  const { text } = useAmounts();
  const { active, selection, toggle } = useSelecting();
  const { edit } = useRowActs(transaction);
  const choose = () => toggle(transaction.id);
  const press = useLongPress(active ? choose : edit, choose);
  const name = nameOf(transaction);
  const amount = text(transaction.type === "income" ? transaction.amount : -transaction.amount, {
    signed: true,
  });
  return (
    <button
      {...{ [ROW_MARK]: transaction.id }}
      {...press}
      type="button"
      aria-label={active ? t`Select ${name}, ${amount}` : t`Edit ${name}, ${amount}`}
      aria-pressed={active ? selection.ids.has(transaction.id) : undefined}
      aria-haspopup={active ? undefined : "dialog"}
      className="absolute inset-0 cursor-pointer touch-manipulation rounded-xl select-none active:bg-sunken/45"
    />
  );
}

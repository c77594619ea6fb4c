import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";

import { cx } from "@/lib/cx";
import { useAmounts } from "@/ui/use-amounts";
import { usePhone } from "@/ui/use-phone";

import { nameOf } from "../names";
import type { Transaction } from "../types";
import { SelectBox } from "./SelectBox";
import { useSelecting } from "./selecting";

/** The box at the start of a row; on phones only a sign while rows are being chosen. */
export function ChooseBox({ transaction }: { transaction: Transaction }) {
  const { t } = useLingui();
  const { text } = useAmounts();
  const phone = usePhone();
  const { active, selection, toggle } = useSelecting();
  const chosen = selection.ids.has(transaction.id);
  if (phone) return active && <Sign chosen={chosen} />;
  const name = nameOf(transaction);
  const amount = text(transaction.amount);
  return (
    <SelectBox
      label={t`Select ${name}, ${amount}`}
      checked={chosen}
      onChoose={(extend) => toggle(transaction.id, extend)}
    />
  );
}

/** The row is the button there; this only shows what it says. */
function Sign({ chosen }: { chosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-5.5 flex-none place-items-center rounded-badge border transition-colors duration-1",
        chosen ? "border-primary bg-primary text-on-primary" : "border-line-control bg-raised",
      )}
    >
      {chosen && <Check strokeWidth={3} className="size-4" />}
    </span>
  );
}

/** The box in the head of the table: everything that is loaded. */
export function ChooseAll() {
  const { t } = useLingui();
  const { allLoaded, selection, toggleAll } = useSelecting();
  return (
    <SelectBox
      label={t`Select all that are loaded`}
      checked={allLoaded}
      some={!allLoaded && selection.ids.size > 0}
      onChoose={toggleAll}
    />
  );
}

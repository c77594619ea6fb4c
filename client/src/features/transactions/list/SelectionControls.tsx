import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Minus, SquareCheck } from "lucide-react";
import { useEffect, useRef } from "react";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { useAmounts } from "@/ui/money/use-amounts";
import { usePhone } from "@/browser/media-queries";

import { getTransactionName } from "../transaction-name";
import type { Transaction } from "../types";
import { useSelection } from "./SelectionProvider";

/** The checkbox of a row; on phones a mark that shows only during selection. */
export function RowCheckbox({ transaction }: { transaction: Transaction }) {
  const { t } = useLingui();
  const { text } = useAmounts();
  const phone = usePhone();
  const { active, selection, toggle } = useSelection();
  const chosen = selection.ids.has(transaction.id);
  if (phone) return active && <CheckMark chosen={chosen} />;
  const name = getTransactionName(transaction);
  const amount = text(transaction.amount);
  return (
    <SelectCheckbox
      label={t`Select ${name}, ${amount}`}
      checked={chosen}
      onChoose={(extend) => toggle(transaction.id, extend)}
    />
  );
}

/** On phones the row is the button; this only shows its state. */
function CheckMark({ chosen }: { chosen: boolean }) {
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

/** The checkbox in the table head: all loaded rows. */
export function AllRowsCheckbox() {
  const { t } = useLingui();
  const { allLoaded, selection, toggleAll } = useSelection();
  return (
    <SelectCheckbox
      label={t`Select all loaded transactions`}
      checked={allLoaded}
      some={!allLoaded && selection.ids.size > 0}
      onChoose={toggleAll}
    />
  );
}

/** Starts the selection on phones, where the checkboxes are hidden. */
export function SelectButton() {
  const { active, begin } = useSelection();
  if (active) return null;
  return (
    <Button
      variant="ghost"
      // As tall as a finger, without making its line so, and with its words at either edge of it.
      className="-m-2 px-2! text-small"
      icon={<SquareCheck aria-hidden="true" className="size-4" />}
      onClick={begin}
    >
      <Trans>Select</Trans>
    </Button>
  );
}

interface SelectCheckboxProps {
  label: string;
  checked: boolean;
  /** Some rows are selected, not all. */
  some?: boolean;
  /** `extend` selects the range since the last checkbox (shift key). */
  onChoose: (extend: boolean) => void;
}

/** A small checkbox with a target of 44 px. */
function SelectCheckbox({ label, checked, some = false, onChoose }: SelectCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  const Mark = some ? Minus : Check;
  return (
    <label className="relative -m-2.5 grid size-11 cursor-pointer place-items-center select-none">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => {
          const { nativeEvent } = event;
          onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
        className="peer absolute size-5 cursor-pointer appearance-none rounded-badge border border-line-control bg-raised outline-focus transition-colors duration-1 checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-primary focus-visible:outline-2 focus-visible:outline-offset-2"
      />
      <Mark
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none relative size-3.5 text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </label>
  );
}

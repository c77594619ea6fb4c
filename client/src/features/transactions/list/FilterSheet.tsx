import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, Suspense, useRef, useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { DayRange } from "@/ui/days/DayRange";

import {
  changeFilters,
  type ChangeFilters,
  countSheetFilters,
  type Filters,
  NO_FILTERS,
  type Sort,
  SORTS,
} from "../filters";
import { PeriodPresets } from "./PeriodPresets";
import { SORT_LABELS } from "./sort-labels";
import type { CategoryPickerProps } from "./TransactionFilters";
import WalletSelect from "./WalletSelect";

interface FilterSheetProps {
  open: boolean;
  /** The filters of the list, with which the sheet begins. */
  filters: Filters;
  today: string;
  CategoryPicker: ComponentType<CategoryPickerProps>;
  onApply: ChangeFilters;
  onClose: () => void;
}

/** The filters of phones. They take hold together, as one step that Back undoes. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, filters, today, CategoryPicker, onApply, onClose } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState(filters);
  const change = (changed: Partial<Filters>) => setDraft(changeFilters(draft, changed));
  const applyButton = useRef<HTMLButtonElement>(null);
  const { from, to, wallet, category_ids, sort } = draft;

  const apply = () => {
    onApply({ from, to, wallet, category_ids, sort });
    onClose();
  };
  const reset = () => {
    const { from, to, wallet, category_ids, sort } = NO_FILTERS;
    change({ from, to, wallet, category_ids, sort });
    // There is nothing left to reset, and a disabled button loses the focus.
    applyButton.current?.focus();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Filter</Trans>}
      footer={
        <>
          <Button variant="secondary" disabled={!countSheetFilters(draft)} onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
          <Button ref={applyButton} onClick={apply}>
            <Trans>Show transactions</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2.5">
        <PeriodPresets filters={draft} today={today} ready onChange={change} />
        <DayRange days={draft} today={today} onChange={change} />
      </div>
      <WalletSelect value={wallet} onChange={(next) => change({ wallet: next })} />
      {draft.category !== "transfer" && (
        <Suspense fallback={<Skeleton className="h-14 rounded-m" />}>
          <CategoryPicker
            type={draft.category}
            value={category_ids}
            onChange={(ids) => change({ category_ids: ids })}
          />
        </Suspense>
      )}
      <Field label={<Trans>Sort by</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={sort}
            onChange={(event) => change({ sort: event.target.value as Sort })}
            options={SORTS.map((each) => ({ value: each, label: t(SORT_LABELS[each]) }))}
          />
        )}
      </Field>
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";

import { Segmented } from "@/ui/fields/Segmented";

import type { ChangeFilters, Filters } from "../filters";

interface TypeFilterProps {
  filters: Filters;
  onChange: ChangeFilters;
}

/** All transactions, income or expenses. */
export function TypeFilter({ filters, onChange }: TypeFilterProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Type of transaction`}
      value={filters.category}
      onChange={(category) => onChange({ category })}
      options={[
        { value: "all", label: t`All` },
        { value: "income", label: t`Income` },
        { value: "expenses", label: t`Expenses` },
      ]}
      className="max-sm:flex max-sm:flex-wrap max-sm:p-0.5 *:flex-auto sm:*:flex-none"
    />
  );
}

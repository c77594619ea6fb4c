import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ComponentType, type ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { Chip } from "@/ui/buttons/Chip";
import { useNamedWallets } from "@/ui/fields/wallets-context";

import { type ChangeFilters, type Filters, NO_FILTERS } from "../filters";
import { SORT_LABELS } from "./sort-labels";

interface RemovableChipProps {
  /** What kind of filter it is, for those who do not see its place. */
  about: ReactNode;
  onRemove: () => void;
  children: ReactNode;
}

/** A filter that holds; a press removes it. */
function RemovableChip({ about, onRemove, children }: RemovableChipProps) {
  return (
    <Chip
      onClick={onRemove}
      className="border-primary bg-primary-soft text-on-primary-soft sm:min-h-9"
    >
      <span className="sr-only">{about}: </span>
      {children}
      <X aria-hidden="true" className="size-4" />
      <span className="sr-only">
        {" "}
        <Trans>Remove</Trans>
      </span>
    </Chip>
  );
}

interface ChipsProps {
  filters: Filters;
  onChange: ChangeFilters;
  CategoryName: ComponentType<{ id: string }>;
}

/** One chip for the wallet and one for each category that is listed. */
export function ChoiceChips({ filters, onChange, CategoryName }: ChipsProps) {
  const all = useNamedWallets();
  const { wallet, category_ids: ids } = filters;
  const chips = ids.map((id) => (
    <RemovableChip
      key={id}
      about={<Trans>Category</Trans>}
      onRemove={() => onChange({ category_ids: ids.filter((other) => other !== id) })}
    >
      <CategoryName id={id} />
    </RemovableChip>
  ));
  if (!wallet) return chips;
  return [
    <RemovableChip
      key={wallet}
      about={<Trans>Wallet</Trans>}
      onRemove={() => onChange({ wallet: null })}
    >
      {all.find(({ id }) => id === wallet)?.name ?? "–"}
    </RemovableChip>,
    ...chips,
  ];
}

/** Everything that the sheet of filters has set, on phones; each chip takes its part back. */
export function FilterChips(props: ChipsProps) {
  const { filters, onChange } = props;
  const { t } = useLingui();
  const { from, to, sort } = filters;
  return (
    <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
      {(from || to) && (
        <RemovableChip
          about={<Trans>Period</Trans>}
          onRemove={() => onChange({ from: null, to: null })}
        >
          <Period from={from} to={to} />
        </RemovableChip>
      )}
      <ChoiceChips {...props} />
      {sort !== NO_FILTERS.sort && (
        <RemovableChip
          about={<Trans>Sort by</Trans>}
          onRemove={() => onChange({ sort: NO_FILTERS.sort })}
        >
          {t(SORT_LABELS[sort])}
        </RemovableChip>
      )}
    </div>
  );
}

function Period({ from, to }: Pick<Filters, "from" | "to">) {
  const { language } = useLanguage();
  const day = formatBriefDate(from ?? to ?? "", language);
  if (!to) return <Trans>From {day}</Trans>;
  if (!from) return <Trans>Until {day}</Trans>;
  return from === to ? day : `${day} – ${formatBriefDate(to, language)}`;
}

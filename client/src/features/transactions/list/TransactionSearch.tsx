import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/buttons/Button";
import { SearchField } from "@/ui/fields/SearchField";

import { MAX_SEARCH_LENGTH } from "../filters";

interface TransactionSearchProps {
  /** The active search text. */
  q: string;
  onSearch: (q: string) => void;
}

/** Searches the transactions; where there is room also by a button. */
export function TransactionSearch({ q, onSearch }: TransactionSearchProps) {
  const { t } = useLingui();
  return (
    <SearchField
      label={t`Search your transactions`}
      placeholder={t`Name, detail or amount`}
      q={q}
      onSearch={onSearch}
      longest={MAX_SEARCH_LENGTH}
      className="flex flex-1 gap-2.5 sm:gap-3"
      boxClassName="sm:min-h-11"
    >
      <Button type="submit" variant="soft" className="max-sm:hidden">
        <Trans>Search</Trans>
      </Button>
    </SearchField>
  );
}

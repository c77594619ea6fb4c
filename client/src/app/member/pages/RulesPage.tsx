import { useMemo } from "react";

import { useUrlParams, withParams } from "@/browser/use-url-params";
import { useCategories } from "@/features/categories/queries";
import { RulesScreen } from "@/features/rules/RulesScreen";
import { useWallets } from "@/features/wallets/queries";

import { CategoryPart } from "./CategoryPart";
import { WalletPart } from "./WalletPart";

/** What rules name: the categories, and the wallets. */
function useTargets() {
  const categories = useCategories({ hidden: true });
  const wallets = useWallets();
  const data = useMemo(
    () =>
      categories.data && wallets.data
        ? { categories: categories.data, wallets: wallets.data.datas }
        : undefined,
    [categories.data, wallets.data],
  );
  return {
    data,
    error: categories.error ?? wallets.error,
    isFetching: categories.isFetching || wallets.isFetching,
    refetch: () => Promise.all([categories.refetch(), wallets.refetch()]),
  };
}

/** The rules, one of them open where the address names it, whose letters are written small there. */
export default function RulesPage() {
  const { words, change } = useUrlParams();
  return (
    <RulesScreen
      targets={useTargets()}
      linked={words.get("rule")?.toUpperCase() ?? null}
      onUnlink={() => change((now) => withParams(now, { rule: null }))}
      CategoryField={CategoryPart}
      WalletField={WalletPart}
    />
  );
}

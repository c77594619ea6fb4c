import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { Import } from "../types";

export type Archive = NonNullable<Import["archive"]>;
export type ArchiveCount = Archive["counts"][number];

/** Gives a kind of rows with their number. */
export function useCountText() {
  const { t } = useLingui();
  return (kind: ArchiveCount["kind"], count: number): string =>
    ({
      wallets: t`${plural(count, { one: "# wallet", other: "# wallets" })}`,
      categories: t`${plural(count, { one: "# own category", other: "# own categories" })}`,
      entries: t`${plural(count, { one: "# entry", other: "# entries" })}`,
      goals: t`${plural(count, { one: "# goal", other: "# goals" })}`,
      contributions: t`${plural(count, { one: "# contribution", other: "# contributions" })}`,
      budgets: t`${plural(count, { one: "# budget", other: "# budgets" })}`,
      allocations: t`${plural(count, { one: "# split", other: "# splits" })}`,
      plans: t`${plural(count, { one: "# investment plan", other: "# investment plans" })}`,
      reminders: t`${plural(count, { one: "# reminder", other: "# reminders" })}`,
      rules: t`${plural(count, { one: "# rule", other: "# rules" })}`,
      debts: t`${plural(count, { one: "# debt", other: "# debts" })}`,
    })[kind];
}

/** The kinds that tell one archive from another. */
const TELLING = new Set<ArchiveCount["kind"]>(["wallets", "entries", "goals", "budgets"]);

/** Gives what an archive holds, in one line. */
export function useArchiveSummary() {
  const countText = useCountText();
  return ({ counts }: Archive): string =>
    counts
      .filter((one) => TELLING.has(one.kind) && one.new + one.existing > 0)
      .map((one) => countText(one.kind, one.new + one.existing))
      .join(", ");
}

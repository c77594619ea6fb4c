import { Plural, Trans } from "@lingui/react/macro";

import { Money } from "@/ui/Money";

import { nameOf } from "../names";
import type { Transaction } from "../types";

/** What is said when rows are deleted: one by its name and amount, several by their number. */
export function DeletedWords({ deleted }: { deleted: readonly Transaction[] }) {
  const [only, another] = deleted;
  if (!only || another) {
    return (
      <Plural value={deleted.length} one="# transaction deleted." other="# transactions deleted." />
    );
  }
  const name = nameOf(only);
  const amount = <Money amount={only.amount} />;
  return (
    <Trans>
      Deleted: {name}, {amount}.
    </Trans>
  );
}

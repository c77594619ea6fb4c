import { useLingui } from "@lingui/react/macro";

import type { RemovalReason } from "../types";

/** Labels of the reasons for reporting or removing a comment. */
export function useRemovalReasons(): Record<RemovalReason, string> {
  const { t } = useLingui();
  return {
    spam: t`It advertises something`,
    scam: t`It is out to cheat people`,
    abuse: t`It insults or threatens somebody`,
    other: t`Something else`,
  };
}

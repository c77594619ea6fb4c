import { useLingui } from "@lingui/react/macro";

import type { RemovalReason } from "../types";

/** Labels of the reasons for reporting or removing a comment. */
export function useRemovalReasons(): Record<RemovalReason, string> {
  const { t } = useLingui();
  return {
    spam: t`It's advertising`,
    scam: t`It's a scam`,
    abuse: t`It insults or threatens someone`,
    other: t`Something else`,
  };
}

import { useLingui } from "@lingui/react/macro";

import type { RemovalReason } from "../types";

/** Why a comment is reported or removed, in words. */
export function useRemovalReasons(): Record<RemovalReason, string> {
  const { t } = useLingui();
  return {
    spam: t`It advertises something`,
    scam: t`It is out to cheat people`,
    abuse: t`It insults or threatens somebody`,
    other: t`Something else`,
  };
}

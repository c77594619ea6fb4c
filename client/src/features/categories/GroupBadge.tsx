import { useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";

import { type Group, GROUPS } from "./groups";

/** Needs, wants or savings, in the colours of the split. */
export function GroupBadge({ group }: { group: Group }) {
  const { t } = useLingui();
  const { label, tone } = GROUPS[group];
  return (
    <span
      className={cx(
        "inline-flex h-6 items-center rounded-badge px-2.25 text-caption font-label whitespace-nowrap",
        tone,
      )}
    >
      {t(label)}
    </span>
  );
}

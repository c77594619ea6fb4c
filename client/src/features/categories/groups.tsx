import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";

import type { Category } from "./types";

/** What an expense is for, in the order of the 50/30/20 split. */
export const GROUPS: Readonly<Record<Group, GroupLook>> = {
  needs: {
    label: msg`Needs`,
    hint: msg`What you can't live without: food, rent, transport.`,
    tone: "bg-needs-soft text-needs",
  },
  wants: {
    label: msg`Wants`,
    hint: msg`What makes life nicer: eating out, films, trips.`,
    tone: "bg-wants-soft text-gold-ink",
  },
  savings: {
    label: msg`Savings`,
    hint: msg`What you put aside for later.`,
    tone: "bg-savings-soft text-income",
  },
};

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

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

type Group = NonNullable<Category["group"]>;

interface GroupLook {
  label: MessageDescriptor;
  /** What belongs there. */
  hint: MessageDescriptor;
  /** Of the badge with the word. */
  tone: string;
}

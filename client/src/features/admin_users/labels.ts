import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { AccountStatus } from "./types";

export const ACCOUNT_STATUSES = ["active", "suspended", "pending", "closing"] as const;

export const STATUS_LABELS: Record<AccountStatus, MessageDescriptor> = {
  active: msg`Active`,
  suspended: msg`Suspended`,
  pending: msg`Not confirmed`,
  closing: msg`Closing`,
};

/** Reasons for a suspension; the server knows no others. */
export const REASONS = ["terms", "abuse", "fraud", "security", "other"] as const;
export type Reason = (typeof REASONS)[number];

export const REASON_LABELS: Record<Reason, MessageDescriptor> = {
  terms: msg`Broke the terms`,
  abuse: msg`Abusive to others`,
  fraud: msg`Suspected fraud`,
  security: msg`Account at risk`,
  other: msg`Another reason`,
};

/** What a reason is called; one that this page does not know by its own name. */
export function reasonLabel(reason: string): MessageDescriptor | null {
  return REASON_LABELS[reason as Reason] ?? null;
}

/** Common reasons to look up a person's transactions. */
export const LOOKUP_REASONS = [
  msg`Answering their support message`,
  msg`Answering their data request`,
  msg`Looking into a reported error`,
  msg`Looking into suspected fraud`,
];

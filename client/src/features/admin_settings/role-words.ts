import { msg } from "@lingui/core/macro";

import { ADMIN, MEMBER, SUPER_ADMIN } from "@/lib/roles";

import type { Role } from "./types";

/** The roles in the order of what they may do; their names are the same in every language. */
export const ROLES = [SUPER_ADMIN, ADMIN, MEMBER] as const satisfies readonly Role[];

export const MAY = {
  [SUPER_ADMIN]: msg`They may do everything in the console: roles, rates, holidays and the audit log too.`,
  [ADMIN]: msg`They may use the console: dashboard, users, content and support.`,
  [MEMBER]: msg`They may no longer use the console. Their own account and money stay.`,
};

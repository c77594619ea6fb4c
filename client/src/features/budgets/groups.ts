import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Gift, House, type LucideIcon, Sprout } from "lucide-react";

import type { Group } from "./types";

interface GroupLook {
  label: MessageDescriptor;
  /** The choice in a menu that puts a category there. */
  move: MessageDescriptor;
  Icon: LucideIcon;
  /** Of bars and squares. */
  fill: string;
  /** Of rings. */
  stroke: string;
  /** Of the badge with its share. */
  badge: string;
}

/** What an expense is for, in the order of the split. */
export const GROUPS: Readonly<Record<Group, GroupLook>> = {
  needs: {
    label: msg`Needs`,
    move: msg`Move to Needs`,
    Icon: House,
    fill: "bg-needs",
    stroke: "stroke-needs",
    badge: "bg-needs-soft",
  },
  wants: {
    label: msg`Wants`,
    move: msg`Move to Wants`,
    Icon: Gift,
    fill: "bg-wants",
    stroke: "stroke-wants",
    badge: "bg-wants-soft",
  },
  savings: {
    label: msg`Savings`,
    move: msg`Move to Savings`,
    Icon: Sprout,
    fill: "bg-savings",
    stroke: "stroke-savings",
    badge: "bg-savings-soft",
  },
};

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

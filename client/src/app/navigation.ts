import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { LayoutDashboard, type LucideIcon, ReceiptText } from "lucide-react";

import { APP_PATHS, transactionsPath } from "@/lib/paths";

interface Destination {
  to: string;
  label: MessageDescriptor;
}

export interface NavigationEntry extends Destination {
  icon: LucideIcon;
  /** Parts of the page, shown under it in the sidebar while it is open. */
  parts?: readonly Destination[];
}

/** The pages of the signed-in product, in the order of the menus. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: APP_PATHS.overview, label: msg`Overview`, icon: LayoutDashboard },
  {
    to: APP_PATHS.transactions,
    label: msg`Transaction`,
    icon: ReceiptText,
    parts: [
      { to: transactionsPath(), label: msg`All Transaction` },
      { to: transactionsPath("income"), label: msg`Income` },
      { to: transactionsPath("expenses"), label: msg`Expenses` },
    ],
  },
];

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Bell,
  ChartPie,
  LayoutDashboard,
  type LucideIcon,
  ReceiptText,
  Settings,
  Target,
} from "lucide-react";

import { APP_PATHS, transactionsPath } from "@/lib/paths";

interface Destination {
  to: string;
  label: MessageDescriptor;
}

export interface NavigationEntry extends Destination {
  icon: LucideIcon;
  /** On phones it is reached from the bar above the page instead of the one below it. */
  above?: boolean;
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
      { to: APP_PATHS.wallets, label: msg`Wallets` },
      { to: APP_PATHS.debts, label: msg`Debts` },
    ],
  },
  { to: APP_PATHS.budget, label: msg`Budget`, icon: ChartPie },
  { to: APP_PATHS.planning, label: msg`Planning`, icon: Target },
  { to: APP_PATHS.notifications, label: msg`Notification`, icon: Bell, above: true },
  { to: APP_PATHS.settings, label: msg`Setting`, icon: Settings, above: true },
];

import type { MessageDescriptor } from "@lingui/core";
import { Gauge, type LucideIcon, Newspaper, Settings, Users } from "lucide-react";

import { CONSOLE_PATHS, type ConsolePath } from "@/lib/paths";

import { screens } from "./screens";

export interface ConsoleEntry {
  to: ConsolePath;
  label: MessageDescriptor;
  icon: LucideIcon;
}

/** The pages of the console, in the order of its menus. */
export const NAVIGATION: readonly ConsoleEntry[] = [
  { to: CONSOLE_PATHS.dashboard, label: screens.dashboard.title, icon: Gauge },
  { to: CONSOLE_PATHS.users, label: screens.users.title, icon: Users },
  { to: CONSOLE_PATHS.content, label: screens.content.title, icon: Newspaper },
  { to: CONSOLE_PATHS.settings, label: screens.settings.title, icon: Settings },
];

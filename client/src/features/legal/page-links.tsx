import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { type PublicPath, settingPath } from "@/lib/paths";

/** Leads to another page for everybody. */
export function PageLink({ to, children }: { to: PublicPath; children: ReactNode }) {
  const address = usePublicPath();
  return <Link to={address(to)}>{children}</Link>;
}

/** Leads to what a signed-in person can do with their data. */
export function SettingLink({ children }: { children: ReactNode }) {
  return <Link to={settingPath("privacy")}>{children}</Link>;
}

import { Trans } from "@lingui/react/macro";
import { Gauge, LogOut } from "lucide-react";
import { Link } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { CONSOLE_PATHS, PUBLIC_PATHS } from "@/lib/paths";
import { MEMBER } from "@/lib/roles";
import { Avatar } from "@/ui/pictures/Avatar";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { Logo } from "@/ui/pictures/Logo";
import { Money } from "@/ui/money/Money";
import { ThemeSwitch } from "@/ui/navigation/ThemeSwitch";
import { SidebarMenu } from "./SidebarMenu";
import { useLogout } from "./use-logout";
import { usePerson } from "./use-person";

/** The menu of wide windows: who is signed in, the pages, and at the foot the way out. */
export function Sidebar() {
  const publicPath = usePublicPath();
  return (
    <aside className="fixed inset-y-0 left-0 z-10 hidden w-64 flex-col overflow-y-auto border-r border-line bg-surface px-4 pt-5 pb-4 lg:flex">
      <Link to={publicPath(PUBLIC_PATHS.home)} className="self-start rounded-m">
        <Logo />
      </Link>
      <UserPlate />
      <SidebarMenu />
      <SidebarFoot />
    </aside>
  );
}

function UserPlate() {
  const { username, avatar, balance } = usePerson();
  return (
    <div className="mt-5 mb-4 flex items-center gap-3 rounded-panel bg-sunken p-3">
      <Avatar src={avatar} />
      <div className="min-w-0">
        <p className="truncate leading-snug font-bold">{username}</p>
        <p className="text-caption font-medium text-ink-3">
          <Money amount={balance} />
        </p>
      </div>
    </div>
  );
}

const line =
  "flex min-h-11 items-center gap-3 rounded-m px-3 font-bold text-ink-2 transition-colors duration-1 hover:bg-sunken";

function SidebarFoot() {
  const { logout, busy } = useLogout();
  const operates = useSession().claims?.role !== MEMBER;
  return (
    <div className="mt-auto flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex justify-between gap-2">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      {operates && (
        <Link to={CONSOLE_PATHS.dashboard} className={line}>
          <Gauge aria-hidden="true" className="size-5" strokeWidth={1.9} />
          <Trans>Operator console</Trans>
        </Link>
      )}
      <button type="button" disabled={busy} onClick={logout} className={line}>
        <LogOut aria-hidden="true" className="size-5" strokeWidth={1.9} />
        <Trans>Logout</Trans>
      </button>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { LogOut, Undo2 } from "lucide-react";
import { Link, useLocation } from "react-router-dom";

import { cx } from "@/lib/cx";
import { APP_PATHS, CONSOLE_PATHS } from "@/lib/paths";
import { Avatar } from "@/ui/pictures/Avatar";
import { IconButton } from "@/ui/buttons/IconButton";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { Logo } from "@/ui/pictures/Logo";
import { ThemeSwitch } from "@/ui/navigation/ThemeSwitch";
import { useLogout } from "../member/layouts/use-logout";

import { ConsoleBadge } from "./ConsoleBadge";
import { type ConsoleEntry, NAVIGATION } from "./navigation";
import { useOperator } from "./use-operator";

/** The menu of wide windows: pine in both themes, with the pages, and at the foot who is at work. */
export function ConsoleRail() {
  const { t } = useLingui();
  return (
    <aside className="on-pine fixed inset-y-0 left-0 z-10 hidden w-64 flex-col overflow-y-auto bg-rail px-4 pt-5 pb-4 text-ink lg:flex">
      <Link to={CONSOLE_PATHS.dashboard} className="self-start rounded-m">
        <Logo />
      </Link>
      <div className="mt-2.5 mb-5">
        <ConsoleBadge />
      </div>
      <nav aria-label={t`Main`}>
        <ul className="flex flex-col gap-0.5">
          {NAVIGATION.map((entry) => (
            <RailEntry key={entry.to} entry={entry} />
          ))}
        </ul>
      </nav>
      <RailFoot />
    </aside>
  );
}

const line = "flex min-h-11 items-center gap-3 rounded-m px-3 transition-colors duration-1";

function RailEntry({ entry }: { entry: ConsoleEntry }) {
  const { t } = useLingui();
  const open = useLocation().pathname === entry.to;
  const Icon = entry.icon;
  return (
    <li>
      <Link
        to={entry.to}
        aria-current={open ? "page" : undefined}
        className={cx(
          line,
          open ? "bg-sunken font-bold text-ink" : "font-semibold text-ink-2 hover:bg-sunken",
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
        {t(entry.label)}
      </Link>
    </li>
  );
}

function RailFoot() {
  return (
    <div className="mt-auto flex flex-col gap-2 pt-6">
      <Link
        to={APP_PATHS.overview}
        className={cx(line, "font-semibold text-ink-2 hover:bg-sunken")}
      >
        <Undo2 aria-hidden="true" className="size-5" />
        <Trans>Back to my money</Trans>
      </Link>
      <div className="flex justify-between gap-2 border-t border-line pt-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Plate />
    </div>
  );
}

/** Who is at work, as what, and the way out. */
function Plate() {
  const { t } = useLingui();
  const { name, role, avatar } = useOperator();
  const { logout, busy } = useLogout();
  return (
    <div className="flex items-center gap-3 pt-1">
      <Avatar src={avatar} />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-small leading-snug font-bold wrap-anywhere">{name}</p>
        <p className="text-caption font-medium text-ink-2">{role}</p>
      </div>
      <IconButton
        label={t`Logout`}
        icon={<LogOut aria-hidden="true" className="size-5" />}
        disabled={busy}
        onClick={logout}
      />
    </div>
  );
}

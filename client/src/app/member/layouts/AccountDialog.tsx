import { Trans, useLingui } from "@lingui/react/macro";
import {
  ChevronRight,
  Gauge,
  House,
  ListFilter,
  LogOut,
  type LucideIcon,
  Settings,
  Wallet,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { APP_PATHS, CONSOLE_PATHS, PUBLIC_PATHS, settingPath } from "@/lib/paths";
import { MEMBER } from "@/lib/roles";
import { useTheme } from "@/theme/use-theme";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { useHiddenAmounts } from "@/ui/money/hidden-amounts";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { Money } from "@/ui/money/Money";
import { Toggle } from "@/ui/fields/Toggle";
import { useLogout } from "./use-logout";
import { usePerson } from "./use-person";

/** On phones and tablets: whose account this is, its language and theme, and the way out. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { username, balance } = usePerson();
  const { logout } = useLogout();
  const { theme, setTheme } = useTheme();
  const { hidden, hide } = useHiddenAmounts();
  const operates = useSession().claims?.role !== MEMBER;
  const publicPath = usePublicPath();
  const leave = () => {
    onClose();
    logout();
  };
  return (
    <Dialog open onClose={onClose} title={username} size="sm">
      <dl className="flex flex-col gap-2">
        <Row name={<Trans>Your balance</Trans>}>
          <Money amount={balance} className="font-strong" />
        </Row>
        <Row name={<Trans>Language</Trans>}>
          <LanguageSwitch />
        </Row>
      </dl>
      <Toggle
        label={<Trans>Hide amounts</Trans>}
        hint={<Trans>Hides every amount on all your devices</Trans>}
        on={hidden}
        onChange={hide}
      />
      <Toggle
        label={<Trans>Dark theme</Trans>}
        hint={<Trans>Off: follows this device</Trans>}
        on={theme === "dark"}
        onChange={(on) => setTheme(on ? "dark" : "default")}
      />
      <nav aria-label={t`Account`} className="border-t border-line pt-2">
        <Place to={APP_PATHS.wallets} icon={Wallet} onClick={onClose}>
          <Trans>Wallets</Trans>
        </Place>
        <Place to={APP_PATHS.rules} icon={ListFilter} onClick={onClose}>
          <Trans>Rules</Trans>
        </Place>
        <Place to={settingPath()} icon={Settings} onClick={onClose}>
          <Trans>Setting</Trans>
        </Place>
        {operates && (
          <Place to={CONSOLE_PATHS.dashboard} icon={Gauge} onClick={onClose}>
            <Trans>Operator console</Trans>
          </Place>
        )}
        <Place to={publicPath(PUBLIC_PATHS.home)} icon={House} onClick={onClose}>
          <Trans>Home page</Trans>
        </Place>
      </nav>
      <Button
        block
        variant="secondary"
        icon={<LogOut aria-hidden="true" className="size-5" />}
        onClick={leave}
      >
        <Trans>Logout</Trans>
      </Button>
    </Dialog>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-4">
      <dt className="font-label text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface PlaceProps {
  to: string;
  icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

function Place({ to, icon: Icon, onClick, children }: PlaceProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="-mx-3 flex min-h-13 items-center gap-3 rounded-m px-3 font-label text-ink-2 hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-5" />
      {children}
      <ChevronRight aria-hidden="true" className="ml-auto size-5 text-ink-3" />
    </Link>
  );
}

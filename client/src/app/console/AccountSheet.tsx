import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight, LogOut, type LucideIcon, Undo2, UserCog } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { APP_PATHS, consoleSettingsPath } from "@/lib/paths";
import { useTheme } from "@/theme/use-theme";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { Toggle } from "@/ui/fields/Toggle";
import { useLogout } from "../member/layouts/use-logout";

import { useOperator } from "./use-operator";

/** On phones and tablets: who is at work, language and theme, and the ways out. */
export default function AccountSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { name, role } = useOperator();
  const { logout } = useLogout();
  const { theme, setTheme } = useTheme();
  const leave = () => {
    onClose();
    logout();
  };
  return (
    <Dialog open onClose={onClose} title={name} size="sm">
      <dl className="flex flex-col gap-2">
        <Line name={<Trans>Access type</Trans>}>
          <span className="font-strong">{role}</span>
        </Line>
        <Line name={<Trans>Language</Trans>}>
          <LanguageSwitch />
        </Line>
      </dl>
      <Toggle
        label={<Trans>Dark theme</Trans>}
        hint={<Trans>Off: follows this device</Trans>}
        on={theme === "dark"}
        onChange={(on) => setTheme(on ? "dark" : "default")}
      />
      <nav aria-label={t`Account`} className="border-t border-line pt-2">
        <Place to={consoleSettingsPath("account")} icon={UserCog} onClick={onClose}>
          <Trans>Account</Trans>
        </Place>
        <Place to={APP_PATHS.overview} icon={Undo2} onClick={onClose}>
          <Trans>Back to my money</Trans>
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

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
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

import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight, LogOut, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { useTheme } from "@/theme/use-theme";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { Toggle } from "@/ui/fields/Toggle";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { useLogout } from "./use-logout";

interface AccountMenuProps {
  /** Whose account it is. */
  title: string;
  /** What stands above the language: a name and a value. */
  fact: { name: ReactNode; value: ReactNode };
  /** What is switched on and off besides the theme. */
  toggles?: ReactNode;
  /** `AccountPlace`s, one below the other. */
  places: ReactNode;
  onClose: () => void;
}

/** On phones and tablets: whose account this is, its language and theme, and the ways out. */
export function AccountMenu({ title, fact, toggles, places, onClose }: AccountMenuProps) {
  const { t } = useLingui();
  const { logout } = useLogout();
  const { theme, setTheme } = useTheme();
  const leave = () => {
    onClose();
    logout();
  };
  return (
    <Dialog open onClose={onClose} title={title} size="sm">
      <dl className="flex flex-col gap-2">
        <Row name={fact.name}>
          <span className="font-strong">{fact.value}</span>
        </Row>
        <Row name={<Trans>Language</Trans>}>
          <LanguageSwitch />
        </Row>
      </dl>
      {toggles}
      <Toggle
        label={<Trans>Dark theme</Trans>}
        hint={<Trans>Off: follows this device</Trans>}
        on={theme === "dark"}
        onChange={(on) => setTheme(on ? "dark" : "default")}
      />
      <nav aria-label={t`Account`} className="border-t border-line pt-2">
        {places}
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

interface AccountPlaceProps {
  to: string;
  icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

/** A way from the menu to a page. */
export function AccountPlace({ to, icon: Icon, onClick, children }: AccountPlaceProps) {
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

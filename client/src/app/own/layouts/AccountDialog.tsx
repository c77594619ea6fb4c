import { Trans } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";

import { useTheme } from "@/theme/use-theme";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { LanguageSwitch } from "@/ui/LanguageSwitch";
import { Money } from "@/ui/Money";
import { Toggle } from "@/ui/Toggle";

import { useLogout } from "./use-logout";
import { usePerson } from "./use-person";

/** On phones and tablets: whose account this is, its language and theme, and the way out. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const { username, balance } = usePerson();
  const { logout } = useLogout();
  const { theme, setTheme } = useTheme();
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
        label={<Trans>Dark theme</Trans>}
        hint={<Trans>Off: as on this device</Trans>}
        on={theme === "dark"}
        onChange={(on) => setTheme(on ? "dark" : "default")}
      />
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

import { Trans } from "@lingui/react/macro";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/ui/Button";
import { LanguageSwitch } from "@/ui/LanguageSwitch";
import { Money } from "@/ui/Money";
import { ThemeSwitch } from "@/ui/ThemeSwitch";

import { useLogout } from "./use-logout";
import { usePerson } from "./use-person";

/** What a person sets from anywhere: language, theme, and the way out. */
export function AccountPanel() {
  const { balance } = usePerson();
  const { logout, busy } = useLogout();
  return (
    <div className="flex flex-col gap-4 p-1 sm:w-80 sm:p-3">
      <dl className="flex flex-col gap-3">
        <Row name={<Trans>Your balance</Trans>}>
          <Money amount={balance} className="font-strong" />
        </Row>
        <Row name={<Trans>Language</Trans>}>
          <LanguageSwitch />
        </Row>
        <Row name={<Trans>Theme</Trans>}>
          <ThemeSwitch />
        </Row>
      </dl>
      <Button
        block
        variant="secondary"
        busy={busy}
        icon={<LogOut aria-hidden="true" className="size-5" />}
        onClick={logout}
      >
        <Trans>Logout</Trans>
      </Button>
    </div>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <dt className="font-label text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

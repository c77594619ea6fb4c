import { Trans } from "@lingui/react/macro";
import { Gauge, House, ListFilter, Settings, Wallet } from "lucide-react";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { APP_PATHS, CONSOLE_PATHS, PUBLIC_PATHS, settingPath } from "@/lib/paths";
import { MEMBER } from "@/lib/roles";
import { Toggle } from "@/ui/fields/Toggle";
import { useHiddenAmounts } from "@/ui/money/hidden-amounts";
import { Money } from "@/ui/money/Money";
import { AccountMenu, AccountPlace } from "./AccountMenu";
import { usePerson } from "./use-person";

/** The account of a person: the balance, and the pages that have no tab. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const { username, balance } = usePerson();
  return (
    <AccountMenu
      title={username}
      fact={{ name: <Trans>Your balance</Trans>, value: <Money amount={balance} /> }}
      toggles={<HideAmounts />}
      places={<Places onClose={onClose} />}
      onClose={onClose}
    />
  );
}

function HideAmounts() {
  const { hidden, hide } = useHiddenAmounts();
  return (
    <Toggle
      label={<Trans>Hide amounts</Trans>}
      hint={<Trans>Hides every amount on all your devices</Trans>}
      on={hidden}
      onChange={hide}
    />
  );
}

function Places({ onClose }: { onClose: () => void }) {
  const operates = useSession().claims?.role !== MEMBER;
  const publicPath = usePublicPath();
  return (
    <>
      <AccountPlace to={APP_PATHS.wallets} icon={Wallet} onClick={onClose}>
        <Trans>Wallets</Trans>
      </AccountPlace>
      <AccountPlace to={APP_PATHS.rules} icon={ListFilter} onClick={onClose}>
        <Trans>Rules</Trans>
      </AccountPlace>
      <AccountPlace to={settingPath()} icon={Settings} onClick={onClose}>
        <Trans>Setting</Trans>
      </AccountPlace>
      {operates && (
        <AccountPlace to={CONSOLE_PATHS.dashboard} icon={Gauge} onClick={onClose}>
          <Trans>Operator console</Trans>
        </AccountPlace>
      )}
      <AccountPlace to={publicPath(PUBLIC_PATHS.home)} icon={House} onClick={onClose}>
        <Trans>Home page</Trans>
      </AccountPlace>
    </>
  );
}

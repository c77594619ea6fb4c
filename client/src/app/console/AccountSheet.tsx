import { Trans } from "@lingui/react/macro";
import { Undo2, UserCog } from "lucide-react";

import { APP_PATHS, consoleSettingsPath } from "@/lib/paths";
import { AccountMenu, AccountPlace } from "../member/layouts/AccountMenu";

import { useOperator } from "./use-operator";

/** The account of who is at work: the role, and the ways to its settings and to the own money. */
export default function AccountSheet({ onClose }: { onClose: () => void }) {
  const { name, role } = useOperator();
  return (
    <AccountMenu
      title={name}
      fact={{ name: <Trans>Access type</Trans>, value: role }}
      places={
        <>
          <AccountPlace to={consoleSettingsPath("account")} icon={UserCog} onClick={onClose}>
            <Trans>Account</Trans>
          </AccountPlace>
          <AccountPlace to={APP_PATHS.overview} icon={Undo2} onClick={onClose}>
            <Trans>Back to my money</Trans>
          </AccountPlace>
        </>
      }
      onClose={onClose}
    />
  );
}

import { Trans } from "@lingui/react/macro";

import { SettingsLink } from "../links";

export function Ending() {
  return (
    <>
      <p>
        <Trans>
          You can leave at any time, without a reason: export your data and close the account in{" "}
          <SettingsLink>your settings</SettingsLink>. For 72 hours you can undo it by the link we
          mail; then everything is erased.
        </Trans>
      </p>
      <p>
        <Trans>
          We may suspend an account that breaks these terms or puts others in danger, and tell you
          why unless the law forbids it. Should Lumbung ever end, you hear of it at least 30 days
          before, in time to take your data with you.
        </Trans>
      </p>
    </>
  );
}

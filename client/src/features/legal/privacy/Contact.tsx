import { Trans } from "@lingui/react/macro";

import { SettingsLink } from "../links";
import { Reach } from "../Reach";

export function Contact() {
  return (
    <>
      <p>
        <Trans>
          Signed in, the quickest way is a request or a message from{" "}
          <SettingsLink>your settings</SettingsLink>. Without an account, or while yours is
          suspended, write to us; a person answers.
        </Trans>
      </p>
      <Reach />
    </>
  );
}

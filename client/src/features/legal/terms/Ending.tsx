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
          We may suspend an account that breaks these terms, harasses or deceives others, puts them
          in danger, or that somebody else may have got into. We mail you the reason or how to ask
          for it, unless the law forbids it. From then on every device is signed out and nobody can
          sign in, your comments are hidden, and reminders and letters rest. Nothing of yours is
          deleted.
        </Trans>
      </p>
      <p>
        <Trans>
          If you see it differently, write to us as that mail says. We look at it again and answer;
          once a suspension is lifted, everything is as you left it. You can get your data or have
          it erased meanwhile, too.
        </Trans>
      </p>
      <p>
        <Trans>
          Should Lumbung ever end, you hear of it at least 30 days before, in time to take your data
          with you.
        </Trans>
      </p>
    </>
  );
}

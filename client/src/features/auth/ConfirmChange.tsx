import { Trans } from "@lingui/react/macro";

import { APP_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Spinner } from "@/ui/feedback/Spinner";

import { MailLinkConfirmation } from "./MailLinkConfirmation";
import { confirmChange } from "./mailed-links";

interface ConfirmChangeProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

function ConfirmingChange() {
  return (
    <div role="status">
      <span className="mb-5 inline-block text-primary">
        <Spinner />
      </span>
      <h1 tabIndex={-1}>
        <Trans>Confirming your new email address</Trans>
      </h1>
    </div>
  );
}

/** Makes a new email address count by its mailed link, signed in or not. */
export function ConfirmChange({ token, onUsed }: ConfirmChangeProps) {
  // Reload the page: its cached data still has the old address.
  const settings = (
    <ButtonLink to={APP_PATHS.settings} reloadDocument size="lg" block className="mt-5">
      <Trans>Go to my settings</Trans>
    </ButtonLink>
  );
  return (
    <MailLinkConfirmation
      token={token}
      call={confirmChange}
      onUsed={onUsed}
      waiting={<ConfirmingChange />}
      confirmed={settings}
      refused={() => (
        <>
          <p className="text-pretty text-ink-2">
            <Trans>Nothing has changed. You can request the change again in your settings.</Trans>
          </p>
          {settings}
        </>
      )}
    />
  );
}

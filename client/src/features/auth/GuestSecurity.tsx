import { Trans } from "@lingui/react/macro";

import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";

/** What stands for password and second factor as long as there is no account. */
export function GuestSecurity() {
  return (
    <KeepAccountFirst className="max-w-140">
      <Trans>
        You're signed in on this device only. A password and two-step sign-in come with your
        account.
      </Trans>
    </KeepAccountFirst>
  );
}

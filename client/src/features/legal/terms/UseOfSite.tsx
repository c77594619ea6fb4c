import { Trans } from "@lingui/react/macro";

export function UseOfSite() {
  return (
    <>
      <h3 id="accounts">
        <Trans>User accounts</Trans>
      </h3>
      <p>
        <Trans>
          Lumbung is for your own, personal money. Using it costs nothing. An account belongs to one
          person and needs an email address that reaches you. Please give details that are true and
          keep them up to date.
        </Trans>
      </p>
      <p>
        <Trans>
          What you write down stays yours. We only do with it what Lumbung is for, and what the
          Privacy Policy says.
        </Trans>
      </p>
      <h3 id="account-security">
        <Trans>Account security</Trans>
      </h3>
      <ul>
        <li>
          <Trans>
            Choose a password that you use nowhere else, and turn on the second step at sign-in if
            you can.
          </Trans>
        </li>
        <li>
          <Trans>
            Keep your password, codes and mailed links to yourself. We never ask for a password by
            mail, phone or chat.
          </Trans>
        </li>
        <li>
          <Trans>
            If you think that somebody else is in your account, sign out all other devices in the
            settings, change the password, and tell us.
          </Trans>
        </li>
        <li>
          <Trans>
            You answer for what is done with your account, unless it happened without any fault of
            yours.
          </Trans>
        </li>
      </ul>
    </>
  );
}

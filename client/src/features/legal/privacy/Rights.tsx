import { Trans } from "@lingui/react/macro";

import { SettingsLink } from "../links";

export function Rights() {
  return (
    <>
      <p>
        <Trans>
          Law 27 of 2022 gives you rights, and most of them are a button in{" "}
          <SettingsLink>your settings</SettingsLink>:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>See and take along:</strong> everything we hold about you in one ZIP file, in
            formats that people and programs can read.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>See who looked:</strong> when one of us saw your transactions, and why.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Correct:</strong> change your details and every record yourself.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Erase:</strong> type DELETE, confirm with your password, and the account is
            closed at once and erased after 72 hours.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Take back a consent:</strong> every switch works at once, also without signing
            in by the link in each optional mail.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Restrict, object, or ask anything else:</strong> write your request there. A
            person reads it; the answer comes by mail and stands beside your request.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          We answer every request within 3 × 24 hours. That is the time which Law 27 of 2022 gives
          for showing, correcting and restricting data and for ending a use after a consent was
          taken back. Whatever else it takes is settled within one month. It costs nothing. If we
          have to refuse, we say why. While your account is suspended, all these rights stay yours:
          write to us.
        </Trans>
      </p>
      <p>
        <Trans>
          If our answer does not satisfy you, you can turn to the authority for the protection of
          personal data or to a court in Indonesia.
        </Trans>
      </p>
    </>
  );
}

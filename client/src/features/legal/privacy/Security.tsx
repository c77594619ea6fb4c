import { Trans } from "@lingui/react/macro";

export function Security() {
  return (
    <>
      <ul>
        <li>
          <Trans>What travels between you and Lumbung is encrypted (https).</Trans>
        </li>
        <li>
          <Trans>
            Passwords are kept as Argon2id hashes, and common ones are refused. A second step with
            an authenticator app is there for everybody.
          </Trans>
        </li>
        <li>
          <Trans>
            Changing a password, exporting, turning off the second step and closing the account ask
            for your password again, unless you gave it in the last ten minutes.
          </Trans>
        </li>
        <li>
          <Trans>
            The cookies of a sign-in cannot be read by scripts, and only a hash of them is stored.
          </Trans>
        </li>
        <li>
          <Trans>
            Amounts, passwords and email addresses are kept out of our logs. Backups are encrypted.
          </Trans>
        </li>
        <li>
          <Trans>
            What happens to accounts, also by people who run Lumbung, stands in a log that the
            database lets nobody change and that shows when somebody did so nevertheless.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          No system is perfectly safe. If your data is ever exposed, we write to you and to the
          authority within 3 × 24 hours, as the law asks: what was exposed, when and how, and what
          we do about it.
        </Trans>
      </p>
    </>
  );
}

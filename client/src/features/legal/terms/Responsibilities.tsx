import { Trans } from "@lingui/react/macro";

function Prohibited() {
  return (
    <ul>
      <li>
        <Trans>
          <strong>Unlawful use:</strong> anything that breaks the law, such as fraud, laundering
          money or offering illegal loans and gambling.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Impersonation:</strong> posing as another person, as a company or authority, or as
          one of us.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Interfering with the site:</strong> overloading it, calling it by machine beyond
          what a person would, or spoiling it for others.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Circumventing security:</strong> getting around a sign-in, a limit or a block,
          looking for weak points without telling us, or reaching for the data of others.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Uploading malware:</strong> viruses, hidden scripts, or anything else that harms
          devices or data.
        </Trans>
      </li>
    </ul>
  );
}

export function Responsibilities() {
  return (
    <>
      <h3 id="prohibited">
        <Trans>Prohibited activities</Trans>
      </h3>
      <p>
        <Trans>You agree not to use Lumbung for any of these:</Trans>
      </p>
      <Prohibited />
      <p>
        <Trans>
          If you find a weak point and tell us before anyone else, without touching what belongs to
          others, we thank you and take no steps against you.
        </Trans>
      </p>
      <h3 id="content">
        <Trans>User content</Trans>
      </h3>
      <p>
        <Trans>
          Comments, and the username and photo beside them, are seen by everybody. They stay yours.
          You give us the right, free of charge and not exclusively, to store them and to show them
          on Lumbung for as long as they stand there. Delete a comment, and this right ends.
        </Trans>
      </p>
      <p>
        <Trans>
          Write only what is yours to publish: no insults, no advertising, no promises of quick
          money, no private details of others. A comment with links waits until one of us has read
          it. Readers can report a comment. We remove what breaks these terms, and tell whoever
          wrote it why.
        </Trans>
      </p>
      <p>
        <Trans>
          Your records, goals and reminders are no such content. Nobody gets a right to publish
          them.
        </Trans>
      </p>
    </>
  );
}

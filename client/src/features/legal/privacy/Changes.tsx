import { Trans } from "@lingui/react/macro";

export function Changes() {
  return (
    <>
      <p>
        <Trans>
          When the software changes, this page changes with it, and so does the date at its top. We
          announce whatever lessens your rights or uses your data for something new before it
          begins, by mail. Where the law asks for your consent, nothing changes without it.
        </Trans>
      </p>
      <p>
        <Trans>
          This policy is written in Bahasa Indonesia and in English. Where they differ, the
          Indonesian text counts.
        </Trans>
      </p>
    </>
  );
}

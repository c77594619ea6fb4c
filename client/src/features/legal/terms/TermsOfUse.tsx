import { Trans } from "@lingui/react/macro";

import { PUBLIC_PATHS } from "@/lib/paths";

import { PageLink } from "../links";

export function TermsOfUse() {
  return (
    <>
      <h3 id="acceptance">
        <Trans>Acceptance of these terms</Trans>
      </h3>
      <p>
        <Trans>
          By opening an account, or by using Lumbung without one, you accept these terms and the{" "}
          <PageLink to={PUBLIC_PATHS.privacy}>Privacy Policy</PageLink>. If you do not agree with
          them, please do not use Lumbung.
        </Trans>
      </p>
      <p>
        <Trans>
          You may use Lumbung before you are 18. Letters, tips for a country, comments and push then
          stay off until a parent or guardian has given their consent, and go off again when it is
          taken back.
        </Trans>
      </p>
      <h3 id="modifications">
        <Trans>Modifications</Trans>
      </h3>
      <p>
        <Trans>
          We may change these terms when Lumbung or the law changes. The date above says when that
          happened last. We announce a change that puts you in a worse position by mail, at least 14
          days before it holds; until then, and afterwards too, you can take your data with you and
          close your account. Who goes on using Lumbung accepts the new terms.
        </Trans>
      </p>
      <p>
        <Trans>
          These terms are written in Bahasa Indonesia and in English. Where they differ, the
          Indonesian text counts.
        </Trans>
      </p>
    </>
  );
}

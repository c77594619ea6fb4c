import { Trans } from "@lingui/react/macro";

import { PUBLIC_PATHS } from "@/lib/paths";

import { PageLink } from "../links";
import { Reach } from "../Reach";

export function Start() {
  return (
    <>
      <p>
        <Trans>
          Begin with one day: <PageLink to={PUBLIC_PATHS.register}>create an account</PageLink>,
          write down what you spend until tonight, and look at it. Or read first:{" "}
          <PageLink to={PUBLIC_PATHS.blog}>the blog</PageLink> and{" "}
          <PageLink to={PUBLIC_PATHS.tips}>the tips</PageLink> are open to everybody.
        </Trans>
      </p>
      <p>
        <Trans>Something is missing or wrong? Tell us. A person answers.</Trans>
      </p>
      <Reach />
    </>
  );
}

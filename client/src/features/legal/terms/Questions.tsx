import { Trans } from "@lingui/react/macro";

import { Reach } from "../Reach";

export function Questions() {
  return (
    <>
      <p>
        <Trans>Something unclear? Ask before you agree. A person answers.</Trans>
      </p>
      <Reach />
    </>
  );
}

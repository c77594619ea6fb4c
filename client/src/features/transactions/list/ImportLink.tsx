import { Trans } from "@lingui/react/macro";

import { importPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

/** Leads to where statements are imported. */
export function ImportLink() {
  return (
    <ButtonLink variant="secondary" to={importPath()}>
      <Trans>Import</Trans>
    </ButtonLink>
  );
}

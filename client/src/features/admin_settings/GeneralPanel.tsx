import { Trans } from "@lingui/react/macro";

export default function GeneralPanel() {
  return (
    <h2>
      <Trans>General</Trans>
    </h2>
  );
}

import { Trans } from "@lingui/react/macro";

export default function DataRequestsPanel() {
  return (
    <h2>
      <Trans>Data requests</Trans>
    </h2>
  );
}

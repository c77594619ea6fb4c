import { Trans } from "@lingui/react/macro";

export default function SupportPanel() {
  return (
    <h2>
      <Trans>Support</Trans>
    </h2>
  );
}

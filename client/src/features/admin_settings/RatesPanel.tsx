import { Trans } from "@lingui/react/macro";

export default function RatesPanel() {
  return (
    <h2>
      <Trans>Exchange rates</Trans>
    </h2>
  );
}

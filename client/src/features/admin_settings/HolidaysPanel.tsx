import { Trans } from "@lingui/react/macro";

export default function HolidaysPanel() {
  return (
    <h2>
      <Trans>Public holidays</Trans>
    </h2>
  );
}

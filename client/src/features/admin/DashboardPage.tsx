import { Trans } from "@lingui/react/macro";

export default function DashboardPage() {
  return (
    <h1>
      <Trans>Dashboard</Trans>
    </h1>
  );
}

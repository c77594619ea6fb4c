import { Trans } from "@lingui/react/macro";

export default function PermissionsPanel() {
  return (
    <h2>
      <Trans>User Permissions</Trans>
    </h2>
  );
}

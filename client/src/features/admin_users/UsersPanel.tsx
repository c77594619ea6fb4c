import { Trans } from "@lingui/react/macro";

export default function UsersPanel() {
  return (
    <h2>
      <Trans>All users</Trans>
    </h2>
  );
}

import { Trans } from "@lingui/react/macro";

export default function AuditPanel() {
  return (
    <h2>
      <Trans>Audit log</Trans>
    </h2>
  );
}

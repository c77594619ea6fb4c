import { Trans } from "@lingui/react/macro";

export default function CommentsPanel() {
  return (
    <h2>
      <Trans>Comments</Trans>
    </h2>
  );
}

import { Trans } from "@lingui/react/macro";

export default function ArticlesPanel() {
  return (
    <h2>
      <Trans>Articles</Trans>
    </h2>
  );
}

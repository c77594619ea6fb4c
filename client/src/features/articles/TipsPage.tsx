import { Trans } from "@lingui/react/macro";

import { ListPage, OtherListLink } from "./ListPage";

/** The tips: each is one step that can be taken today. */
export default function TipsPage() {
  return (
    <ListPage
      kind="tip"
      lead={<Trans>One step at a time, each small enough for today.</Trans>}
      foot={
        <OtherListLink kind="blog">
          <Trans>More time? The articles go further.</Trans>
        </OtherListLink>
      }
    />
  );
}

import { Trans } from "@lingui/react/macro";

import { ListPage, OtherListLink } from "./ListPage";

/** The tips: each is one step that can be taken today. */
export default function TipsPage() {
  return (
    <ListPage
      kind="tip"
      lead={<Trans>Small steps you can take today.</Trans>}
      foot={
        <OtherListLink kind="blog">
          <Trans>Have more time? Read an article.</Trans>
        </OtherListLink>
      }
    />
  );
}

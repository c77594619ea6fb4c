import { Trans } from "@lingui/react/macro";

import { ListPage, OtherListLink } from "./ListPage";

/** The articles. */
export default function BlogPage() {
  return (
    <ListPage
      kind="blog"
      lead={<Trans>Short reads about money, for everyday life in Indonesia.</Trans>}
      foot={
        <OtherListLink kind="tip">
          <Trans>Want to start today? Each tip is one step.</Trans>
        </OtherListLink>
      }
    />
  );
}

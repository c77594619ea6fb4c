import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import type { ListedArticle } from "../types";
import { useArticlePlaces } from "../use-listed";

/** The title, which leads to the editor; on phones with all of what it stands in. */
export function ListedTitle({ article: { id, title } }: { article: ListedArticle }) {
  const { linked } = useArticlePlaces();
  return (
    <Link
      {...linked(id)}
      className="font-bold wrap-anywhere text-ink hover:underline max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-2.5"
    >
      {title || <Trans>Without a title</Trans>}
    </Link>
  );
}

import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { consoleContentPath } from "@/lib/paths";

import type { ListedArticle } from "../types";

/** The title, which leads to the editor; on phones with all of what it stands in. */
export function ListedTitle({ article: { id, title } }: { article: ListedArticle }) {
  return (
    <Link
      to={consoleContentPath("articles", id)}
      className="font-bold wrap-anywhere text-ink hover:underline max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-2.5"
    >
      {title || <Trans>Without a title</Trans>}
    </Link>
  );
}

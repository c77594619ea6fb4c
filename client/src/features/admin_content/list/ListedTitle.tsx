import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { consoleContentPath } from "@/lib/paths";

import type { ListedArticle } from "../types";

/** The title, which leads to the editor. */
export function ListedTitle({ article: { id, title } }: { article: ListedArticle }) {
  return (
    <Link
      to={consoleContentPath("articles", id)}
      className="font-bold wrap-anywhere text-ink hover:underline"
    >
      {title || <Trans>Without a title</Trans>}
    </Link>
  );
}

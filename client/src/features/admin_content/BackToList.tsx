import { useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

import { useArticleLinks } from "./list-queries";

/** Link back to the list with its filters. */
export function BackToList() {
  const { t } = useLingui();
  const { list } = useArticleLinks();
  return (
    <Link
      to={list}
      aria-label={t`All articles`}
      className="-ml-2.5 inline-grid size-11 shrink-0 place-items-center rounded-m text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}

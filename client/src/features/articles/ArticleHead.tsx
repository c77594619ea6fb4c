import { Trans } from "@lingui/react/macro";

import type { Article } from "@/api/public-types";
import logo from "@/ui/illustrations/logo.svg";
import { When } from "@/ui/When";

const further = "before:mr-2 before:content-['·']";

/** Title, who wrote it, when, and how long it takes. */
export function ArticleHead({ article: { title, labels, views, comments } }: { article: Article }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 text-article text-balance tracking-[-.03em]">
        {title}
      </h1>
      <div className="mt-3.5 flex items-center gap-3 text-small text-ink-2">
        <img src={logo} alt="" width={32} height={32} className="size-8 shrink-0" />
        <ul className="flex flex-wrap gap-x-2">
          <li className="font-bold text-ink">
            <Trans>Lumbung editors</Trans>
          </li>
          <li className={further}>{labels.published}</li>
          <li className={further}>{labels.reading}</li>
          <When value={views}>
            <li className={further}>{labels.views}</li>
          </When>
          <When value={comments}>
            <li className={further}>
              <a href="#comments" className="hover:underline">
                {labels.comments}
              </a>
            </li>
          </When>
          <When value={labels.updated}>{(updated) => <li className={further}>{updated}</li>}</When>
        </ul>
      </div>
    </>
  );
}

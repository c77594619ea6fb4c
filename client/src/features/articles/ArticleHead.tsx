import { Trans } from "@lingui/react/macro";

import type { Article } from "@/api/public-types";
import logo from "@/ui/illustrations/logo.svg";
import { When } from "@/ui/When";

/** With a dot before it, which lies outside of what is seen at the beginning of a line. */
const item = "relative pl-4 before:absolute before:left-1.5 before:content-['·']";

/** Title, who wrote it, when, and how long it takes. */
export function ArticleHead({ article: { title, labels, views, comments } }: { article: Article }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 text-article text-balance tracking-[-.03em]">
        {title}
      </h1>
      <div className="mt-3.5 flex items-center gap-3 text-small text-ink-2">
        <img src={logo} alt="" width={32} height={32} className="size-8 shrink-0" />
        <div className="overflow-hidden">
          <ul className="-ml-4 flex flex-wrap">
            <li className={item}>
              <b className="font-bold text-ink">
                <Trans>Lumbung editors</Trans>
              </b>
            </li>
            <li className={item}>{labels.published}</li>
            <li className={item}>{labels.reading}</li>
            <When value={views}>
              <li className={item}>{labels.views}</li>
            </When>
            <When value={comments}>
              <li className={item}>
                <a href="#comments" className="hover:underline">
                  {labels.comments}
                </a>
              </li>
            </When>
            <When value={labels.updated}>{(updated) => <li className={item}>{updated}</li>}</When>
          </ul>
        </div>
      </div>
    </>
  );
}

import { Trans } from "@lingui/react/macro";

import type { ArticleCard as Card } from "@/api/public-content";
import { Each } from "@/ui/template/Each";
import { When } from "@/ui/template/When";

import { ArticleCard } from "./ArticleCard";
import { LISTS } from "./article-lists";

/** What else is about the same. */
export function Related({ related }: { related: readonly Card[] }) {
  const { columns, sizes } = LISTS.blog;
  return (
    <When value={related}>
      <section
        aria-labelledby="related"
        className="mx-auto mt-14 max-w-300 px-5 sm:mt-16 sm:px-8 print:hidden"
      >
        <h2 id="related">
          <Trans>Related reading</Trans>
        </h2>
        <ul className={columns}>
          <Each of={related}>
            {(card) => (
              <li>
                <ArticleCard card={card} heading="h3" when="published" sizes={sizes} brief />
              </li>
            )}
          </Each>
        </ul>
      </section>
    </When>
  );
}

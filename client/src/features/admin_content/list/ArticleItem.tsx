import { Trans } from "@lingui/react/macro";

import { ChangesBadges, StateBadge } from "../StateBadge";
import type { ListedArticle } from "../types";
import { useMoments } from "../use-moments";
import { ListedCover } from "./ListedCover";
import { ListedTitle } from "./ListedTitle";
import type { Asked } from "./Questions";
import { RowActions } from "./RowActions";

interface ArticleItemProps {
  article: ListedArticle;
  onAsk: (asked: Asked) => void;
}

/** An article on a phone. */
export function ArticleItem({ article, onAsk }: ArticleItemProps) {
  const { nearDay } = useMoments();
  const { cover, state, published_at } = article;
  return (
    <div className="relative flex items-center gap-3">
      <ListedCover cover={cover} sizes="72px" className="h-11.5 w-18 rounded-m" />
      <div className="min-w-0 flex-1">
        <p className="leading-5">
          <ListedTitle article={article} />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
          <StateBadge state={state} />
          {published_at && nearDay(published_at)}
          {article.kind === "tip" && (
            <span>
              <Trans>Tip</Trans>
            </span>
          )}
          <ChangesBadges article={article} />
        </p>
      </div>
      <RowActions article={article} onAsk={onAsk} />
    </div>
  );
}

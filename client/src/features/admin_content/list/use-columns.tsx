import { Trans, useLingui } from "@lingui/react/macro";

import type { Column } from "@/ui/DataTable";

import { ChangesBadges, StateBadge } from "../StateBadge";
import type { ListedArticle } from "../types";
import { useMoments } from "../use-moments";
import { ListedCover } from "./ListedCover";
import { ListedTitle } from "./ListedTitle";
import type { Asked } from "./Questions";
import { RowActions } from "./RowActions";
import { shortId } from "./short-id";

/** The columns of the table of articles. */
export function useColumns(onAsk: (asked: Asked) => void): Column<ListedArticle>[] {
  const { t } = useLingui();
  const { day } = useMoments();
  return [
    {
      key: "id",
      label: t`ID`,
      className: "max-lg:hidden",
      cell: ({ id }) => <span className="whitespace-nowrap text-ink-2">{shortId(id)}</span>,
    },
    {
      key: "title",
      label: t`Title`,
      cell: (article) => (
        <div className="flex items-center gap-4">
          <ListedCover cover={article.cover} sizes="64px" className="h-10 w-16 rounded-m" />
          <div className="min-w-0">
            <ListedTitle article={article} />
            {article.kind === "tip" && (
              <span className="block text-small text-ink-3">
                <Trans>Tip</Trans>
              </span>
            )}
          </div>
        </div>
      ),
    },
    {
      key: "published",
      label: t`Date published`,
      cell: ({ published_at }) => (
        <span className="text-ink-2">{published_at ? day(published_at) : t`Not yet`}</span>
      ),
    },
    {
      key: "state",
      label: t`Status`,
      cell: (article) => (
        <span className="flex flex-wrap gap-1.5">
          <StateBadge state={article.state} />
          <ChangesBadges article={article} />
        </span>
      ),
    },
    {
      key: "actions",
      label: t`Actions`,
      hideLabel: true,
      right: true,
      cell: (article) => <RowActions article={article} onAsk={onAsk} />,
    },
  ];
}

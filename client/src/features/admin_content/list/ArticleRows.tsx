import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarX, Ellipsis, ExternalLink, EyeOff, ImageIcon, Pencil, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, useNavigate } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { articlePath } from "@/lib/paths";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Cover } from "@/ui/pictures/Cover";
import type { Column } from "@/ui/table/DataTable";

import { ChangesBadges, StateBadge } from "../StateBadge";
import type { ListedArticle } from "../types";
import { useArticleLinks } from "../list-queries";
import { useDateFormats } from "../use-date-formats";
import type { OpenArticleDialog } from "./ArticleDialogs";

/** The columns of the table of articles. */
export function useArticleColumns(
  onAsk: (asked: OpenArticleDialog) => void,
): Column<ListedArticle>[] {
  const { t } = useLingui();
  const { day } = useDateFormats();
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
          <CoverThumbnail cover={article.cover} sizes="64px" className="h-10 w-16 rounded-m" />
          <div className="min-w-0">
            <ArticleTitle article={article} />
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

interface ArticleItemProps {
  article: ListedArticle;
  onAsk: (asked: OpenArticleDialog) => void;
}

/** An article on a phone. */
export function ArticleItem({ article, onAsk }: ArticleItemProps) {
  const { nearDay } = useDateFormats();
  const { cover, state, published_at } = article;
  return (
    <div className="relative flex items-center gap-3">
      <CoverThumbnail cover={cover} sizes="72px" className="h-11.5 w-18 rounded-m" />
      <div className="min-w-0 flex-1">
        <p className="leading-5">
          <ArticleTitle article={article} />
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

const icon = { "aria-hidden": true, className: "size-4.5" } as const;

interface RowActionsProps {
  article: ListedArticle;
  onAsk: (asked: OpenArticleDialog) => void;
}

/** What can be done with an article without opening it. */
function RowActions({ article, onAsk }: RowActionsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { id, kind, slug, state, planned_at } = article;
  const title = article.title || t`Untitled`;
  const edit = useArticleLinks().articleAt(id);
  const shown = {
    label: t`View article`,
    icon: <ExternalLink {...icon} />,
    run: () => void window.open(articlePath(kind, slug, language), "_blank", "noopener"),
  };
  const hide = {
    label: state === "scheduled" ? t`Unschedule` : t`Unpublish`,
    icon: <EyeOff {...icon} />,
    run: () => onAsk({ act: "unpublish", article }),
  };
  const callOff = {
    label: t`Unschedule changes`,
    icon: <CalendarX {...icon} />,
    run: () => onAsk({ act: "call-off", article }),
  };
  return (
    <span className="inline-flex shrink-0 max-sm:-mr-2.5">
      <Link
        to={edit}
        aria-label={t`Edit ${title}`}
        className="inline-grid size-11 place-items-center rounded-m text-ink-2 hover:bg-sunken hover:text-ink max-sm:hidden"
      >
        <Pencil aria-hidden="true" className="size-5" />
      </Link>
      <ActionMenu
        label={t`More actions for ${title}`}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        actions={[
          { label: t`Edit`, icon: <Pencil {...icon} />, run: () => void navigate(edit) },
          ...(state === "published" ? [shown] : []),
          ...(planned_at ? [callOff] : []),
          ...(state === "draft" ? [] : [hide]),
          {
            label: t`Delete`,
            icon: <Trash2 {...icon} />,
            danger: true,
            run: () => onAsk({ act: "delete", article }),
          },
        ]}
      />
    </span>
  );
}

/** Link to the editor; on phones the whole card is the target. */
function ArticleTitle({ article: { id, title } }: { article: ListedArticle }) {
  const { linked } = useArticleLinks();
  return (
    <Link
      {...linked(id)}
      className="font-bold wrap-anywhere text-ink hover:underline max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-2.5"
    >
      {title || <Trans>Untitled</Trans>}
    </Link>
  );
}

/** The picture of an article in a list, or the sign that it has none yet. */
function CoverThumbnail({ cover, sizes, className }: ComponentProps<typeof Cover>) {
  return (
    <span className="relative shrink-0">
      <Cover cover={cover} sizes={sizes} className={className} />
      {!cover && (
        <span className="absolute inset-0 grid place-items-center text-on-primary-soft">
          <ImageIcon aria-hidden="true" className="size-5 opacity-60" />
        </span>
      )}
    </span>
  );
}

/** The last characters of an id, enough to distinguish articles. */
function shortId(id: string): string {
  return `A-${id.replaceAll("-", "").slice(-4).toUpperCase()}`;
}

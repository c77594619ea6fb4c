import { Trans } from "@lingui/react/macro";
import { ArrowRight, Eye, MessageCircle } from "lucide-react";
import { Link } from "react-router-dom";

import type { ArticleCard as Card } from "@/api/public-content";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { storedPath } from "@/lib/paths";
import { Cover } from "@/ui/pictures/Cover";
import { When } from "@/ui/template/When";

interface ArticleCardProps {
  card: Card;
  /** The heading of the card's title, one below the heading over the cards. */
  heading: "h2" | "h3";
  /** Which date to show: the day, or the time since publication. */
  when: "published" | "age";
  /** How wide the picture is drawn. */
  sizes: string;
  first?: boolean;
  /** A single row of picture and title on phones, for lists below other content. */
  brief?: boolean;
}

/** What an article is about; the whole card leads to it. */
export function ArticleCard(props: ArticleCardProps) {
  const { card, heading: Heading, when, sizes, first, brief } = props;
  const { language } = useLanguage();
  const { labels } = card;
  return (
    <article
      className={cx(
        "group relative flex h-full",
        brief ? "gap-4 sm:flex-col sm:gap-0" : "flex-col",
      )}
    >
      <Cover
        cover={card.cover}
        sizes={sizes}
        first={first}
        className={cx(
          "aspect-16/10 rounded-xl transition-shadow duration-2 group-hover:shadow-hover",
          brief && "w-28 shrink-0 self-start sm:w-full",
        )}
      />
      <div className={cx("flex min-w-0 grow flex-col gap-1.5 px-1", brief ? "sm:pt-4" : "pt-4")}>
        <p className="text-caption font-medium text-ink-3">
          {labels[when]} · {labels.reading}
        </p>
        <Heading className="text-xl leading-7 text-balance">
          <Link
            to={storedPath(card.path, language)}
            className="after:absolute after:inset-0 after:rounded-xl after:content-['']"
          >
            {card.title}
          </Link>
        </Heading>
        <p className={cx("text-small text-pretty text-ink-2", brief && "hidden sm:block")}>
          {card.description}
        </p>
        <div
          className={cx(
            // Where both find no room in one line, the way on stays at the foot of every card.
            "mt-auto flex-wrap-reverse items-center justify-between gap-x-4",
            brief ? "hidden sm:flex" : "flex",
          )}
        >
          <span
            aria-hidden="true"
            className="inline-flex min-h-11 items-center gap-1 font-bold text-primary print:hidden"
          >
            <Trans>Read More</Trans>
            <ArrowRight className="size-4 transition-transform duration-2 group-hover:translate-x-1 motion-reduce:transition-none" />
          </span>
          <ArticleCounts card={card} />
        </div>
      </div>
    </article>
  );
}

/** How often an article was read and talked about, as soon as it was. */
function ArticleCounts({ card: { views, comments, labels } }: { card: Card }) {
  return (
    <ul className="flex flex-wrap gap-x-3 py-1 text-caption font-medium text-ink-3">
      <When value={views}>
        <li className="inline-flex items-center gap-1">
          <Eye aria-hidden="true" className="size-3.5" />
          {labels.views}
        </li>
      </When>
      <When value={comments}>
        <li className="inline-flex items-center gap-1">
          <MessageCircle aria-hidden="true" className="size-3.5" />
          {labels.comments}
        </li>
      </When>
    </ul>
  );
}

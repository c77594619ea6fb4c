import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

import type { ArticleCard } from "@/api/public-types";
import { useLanguage } from "@/i18n/use-language";
import { storedPath } from "@/lib/paths";
import { Cover } from "@/ui/Cover";

/** What a tip is about; the whole card leads to it. */
export function TipCard({ tip }: { tip: ArticleCard }) {
  const { language } = useLanguage();
  return (
    <article className="group relative flex flex-col">
      <Cover
        cover={tip.cover}
        sizes="(min-width: 1200px) 556px, (min-width: 640px) 50vw, 100vw"
        className="aspect-16/10 rounded-xl"
      />
      <div className="flex grow flex-col gap-1.5 px-1 pt-4">
        <p className="text-caption font-medium text-ink-3">{tip.labels.reading}</p>
        <h3 className="text-xl leading-7 text-balance">
          <Link
            to={storedPath(tip.path, language)}
            className="after:absolute after:inset-0 after:rounded-xl after:content-['']"
          >
            {tip.title}
          </Link>
        </h3>
        <p className="text-small text-pretty text-ink-2">{tip.description}</p>
        <span
          aria-hidden="true"
          className="mt-auto inline-flex min-h-11 items-center gap-1 font-bold text-primary"
        >
          <Trans>Read More</Trans>
          <ArrowRight className="size-4" />
        </span>
      </div>
    </article>
  );
}

import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

import type { ArticleCard } from "@/api/public-types";
import { useLanguage } from "@/i18n/use-language";
import { storedPath } from "@/lib/paths";
import { Cover } from "@/ui/Cover";
import { When } from "@/ui/When";

/** The way on to the next one of its kind. */
export function NextArticle({ next }: { next: ArticleCard | null }) {
  const { language } = useLanguage();
  return (
    <When value={next}>
      {({ path, cover, title, labels }) => (
        <Link
          to={storedPath(path, language)}
          className="mt-8 flex items-center gap-4 rounded-xl border border-line bg-surface p-4.5 shadow-card transition-shadow duration-2 hover:shadow-hover sm:p-6 print:hidden"
        >
          <Cover
            cover={cover}
            sizes="112px"
            className="aspect-16/10 w-28 shrink-0 rounded-control"
          />
          <span className="min-w-0 grow">
            <span className="block text-caption font-medium text-ink-3">
              <Trans context="the next article">Next</Trans> · {labels.reading}
            </span>
            <span className="mt-0.5 block font-bold text-balance">{title}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
        </Link>
      )}
    </When>
  );
}

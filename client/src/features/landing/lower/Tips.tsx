import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

import { articlesKey, usePublicAnswer } from "@/api/public-content";
import type { ArticleCard } from "@/api/public-content";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Cover } from "@/ui/pictures/Cover";
import { Each } from "@/ui/template/Each";
import { When } from "@/ui/template/When";
import { useLanguage } from "@/i18n/use-language";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS, storedPath } from "@/lib/paths";

import { TIPS_SECTION } from "../sections";

/** The two newest tips with a link to all; nothing when there are none. */
export function Tips() {
  const { language } = useLanguage();
  const address = usePublicPath();
  const { answer } = usePublicAnswer(articlesKey({ kind: "tip", language, limit: 2 }));
  if (!answer) return null;
  return (
    <When value={answer.datas}>
      <section
        id={TIPS_SECTION}
        aria-labelledby={`${TIPS_SECTION}-title`}
        className="mx-auto mt-14 max-w-300 scroll-mt-24 px-5 sm:mt-24 sm:px-8"
      >
        <div className="mb-7 flex flex-wrap items-center justify-between gap-3">
          <h2 id={`${TIPS_SECTION}-title`} className="text-section font-heading tracking-[-.028em]">
            <Trans>Financial Tips & Articles</Trans>
          </h2>
          <ButtonLink to={address(PUBLIC_PATHS.tips)} variant="secondary">
            <Trans>Explore More</Trans>
          </ButtonLink>
        </div>
        <div className="grid grid-cols-1 gap-8 sm:grid-cols-2 sm:gap-6">
          <Each of={answer.datas}>{(tip) => <TipCard tip={tip} />}</Each>
        </div>
      </section>
    </When>
  );
}

/** What a tip is about; the whole card leads to it. */
function TipCard({ tip }: { tip: ArticleCard }) {
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

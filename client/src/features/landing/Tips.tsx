import { Trans } from "@lingui/react/macro";

import { usePublicAnswer } from "@/api/public-answers";
import { articlesKey } from "@/api/public-keys";
import { useLanguage } from "@/i18n/use-language";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";
import { Each } from "@/ui/Each";
import { When } from "@/ui/When";

import { TIPS_SECTION } from "./sections";
import { TipCard } from "./TipCard";

/** The two newest tips, and the way to all of them; nothing while there are none. */
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

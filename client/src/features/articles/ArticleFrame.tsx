import { useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

import { usePublicPath } from "@/i18n/use-public-path";
import { ARTICLE_LISTS, type ArticleKind } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { LISTS } from "./article-lists";

interface ArticleFrameProps {
  kind: ArticleKind;
  children: ReactNode;
}

/** The reading column with a link back to the list. */
export function ArticleFrame({ kind, children }: ArticleFrameProps) {
  const { t } = useLingui();
  const address = usePublicPath();
  return (
    <article className="mx-auto max-w-190 px-5 pt-4 sm:pt-5">
      <ButtonLink
        to={address(ARTICLE_LISTS[kind])}
        variant="ghost"
        className="-ml-4.5 print:hidden"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
      >
        {t(LISTS[kind].title)}
      </ButtonLink>
      {children}
    </article>
  );
}

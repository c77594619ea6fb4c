import { type PublicAnswer, usePublicAnswer } from "@/api/public-answers";
import { articleKey } from "@/api/public-keys";
import type { Article } from "@/api/public-types";
import { useLanguage } from "@/i18n/use-language";
import type { ArticleKind } from "@/lib/paths";
import { writing } from "@/lib/writing";

import { useSteady } from "./use-steady";

/** The article of an address; one of the other kind is none, because it lies elsewhere. */
export function useArticle(kind: ArticleKind, slug: string): PublicAnswer<Article> {
  const { language } = useLanguage();
  const found = useSteady(usePublicAnswer(articleKey({ slug, language })));
  if (writing.now || found.state !== "ready" || found.answer.kind === kind) return found;
  return { state: "missing", answer: null, retry: found.retry };
}

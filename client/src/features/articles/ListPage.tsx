import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";

import { articlesKey } from "@/api/public-keys";
import { usePublicAnswer } from "@/api/public-answers";
import { useLanguage } from "@/i18n/use-language";
import type { ArticleKind } from "@/lib/paths";
import { useKeptPlace } from "@/lib/use-kept-place";
import { Each } from "@/ui/Each";
import { useStayingFocus } from "@/ui/use-staying-focus";
import { When } from "@/ui/When";

import { ArticleCard } from "./ArticleCard";
import { ListFailed, ListWaiting, NothingWritten } from "./ListStates";
import { LISTS } from "./lists";
import { useSteady } from "./use-steady";

interface ListPageProps {
  kind: ArticleKind;
  lead: ReactNode;
  /** The way to the other kind of reading. */
  foot: ReactNode;
}

/** All articles of a kind, the newest first. */
export function ListPage({ kind, lead, foot }: ListPageProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { state, answer, retry } = useSteady(usePublicAnswer(articlesKey({ kind, language })));
  useKeptPlace(state === "ready");
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  const { title, columns, sizes, when } = LISTS[kind];
  return (
    <div onFocus={onFocus} className="mx-auto max-w-300 px-5 pt-6 sm:px-8 sm:pt-9">
      <h1 ref={heading} tabIndex={-1} className="text-article tracking-[-.03em]">
        {t(title)}
      </h1>
      <p className="mt-2 text-lead text-pretty text-ink-2">{lead}</p>
      {state === "loading" && <ListWaiting kind={kind} />}
      {state === "ready" && (
        <When value={answer.datas} otherwise={<NothingWritten />}>
          <ul className={columns}>
            <Each of={answer.datas}>
              {(card, first) => (
                <li>
                  <ArticleCard card={card} heading="h2" when={when} sizes={sizes} first={first} />
                </li>
              )}
            </Each>
          </ul>
        </When>
      )}
      {(state === "failed" || state === "missing") && <ListFailed onRetry={retry} />}
      {foot}
    </div>
  );
}

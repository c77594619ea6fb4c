import { useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { ARTICLE_LISTS, type ArticleKind } from "@/lib/paths";

import { LISTS } from "./lists";

/** Below a list: the other kind of reading. */
export function OtherList({ kind, children }: { kind: ArticleKind; children: ReactNode }) {
  const { t } = useLingui();
  const address = usePublicPath();
  return (
    <Link
      to={address(ARTICLE_LISTS[kind])}
      className="mt-14 flex items-center gap-4 rounded-xl border border-line bg-surface p-4.5 shadow-card transition-shadow duration-2 hover:shadow-hover sm:p-6 print:hidden"
    >
      <span className="min-w-0 grow">
        <span className="block text-small text-balance text-ink-2">{children}</span>
        <span className="mt-1 block text-title font-bold">{t(LISTS[kind].title)}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
    </Link>
  );
}

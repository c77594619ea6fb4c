import { Trans } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { articlePath } from "@/lib/paths";
import sprite from "@/ui/pictures/icons/category-sprite.svg";

import type { Overview } from "../queries";

interface TipCardProps {
  tip: NonNullable<Overview["tip"]>;
  /** Without its picture, as long as nobody sees it. */
  unseen: boolean;
}

/** The way to the tip of the week. */
export function TipCard({ tip, unseen }: TipCardProps) {
  const { language } = useLanguage();
  return (
    <Link
      to={articlePath("tip", tip.slug, language)}
      className="flex w-full items-center gap-4 rounded-xl border border-line bg-surface px-5 py-4 shadow-card transition-shadow duration-1 hover:shadow-hover"
    >
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-panel bg-gold-soft"
      >
        <svg className="size-7">{!unseen && <use href={`${sprite}#light-bulb`} />}</svg>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-caption text-gold-ink">
          <Trans>Tip of the week</Trans>
        </span>
        <span className="block leading-5.5 font-bold">{tip.title}</span>
        <span className="block text-small text-ink-3">{tip.label}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </Link>
  );
}

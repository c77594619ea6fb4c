import { Trans } from "@lingui/react/macro";
import { ChevronRight, Mail } from "lucide-react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { lettersPath } from "@/lib/paths";

/** The way to a letter that came and was not read. */
export function NewLetterCard({ month }: { month: string }) {
  const { language } = useLanguage();
  const name = formatMonth(`${month}-01`, language);
  return (
    <Link
      to={lettersPath(month)}
      className="flex w-full items-center gap-4 rounded-xl border border-line bg-surface px-5 py-4 shadow-card transition-shadow duration-1 hover:shadow-hover"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-panel bg-gold-soft text-gold-ink">
        <Mail aria-hidden="true" className="size-7" strokeWidth={1.9} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-caption text-gold-ink">
          <Trans>New letter</Trans>
        </span>
        <span className="block leading-5.5 font-bold">
          <Trans>Your letter for {name}</Trans>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </Link>
  );
}

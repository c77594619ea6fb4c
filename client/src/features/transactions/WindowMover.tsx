import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { IconButton } from "@/ui/IconButton";

import { windowTitle } from "./summary-words";
import type { Summary } from "./types";

interface WindowMoverProps {
  summary: Summary;
  /** Called with a day inside the wanted window. */
  onMove: (at: string) => void;
}

/** The days that are shown, between the ways to earlier and later ones. */
export function WindowMover({ summary, onMove }: WindowMoverProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { period, datas, window } = summary;
  const step = (at: string | null) => ({
    "aria-disabled": at === null || undefined,
    onClick: () => at && onMove(at),
    className: cx("border border-line-control", at === null && "opacity-50"),
  });
  return (
    <div className="flex items-center gap-3">
      <IconButton
        label={t`Earlier`}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        {...step(window.previous)}
      />
      <p role="status" className="min-w-0 flex-1 text-center font-bold text-balance">
        {windowTitle(datas, period, language)}
      </p>
      <IconButton
        label={t`Later`}
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        {...step(window.next)}
      />
    </div>
  );
}

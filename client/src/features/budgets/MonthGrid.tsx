import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatMonth } from "@/lib/dates";
import { Button } from "@/ui/Button";
import { IconButton } from "@/ui/IconButton";

import { FIRST_MONTH, keyOf, lastMonth } from "./months";

interface MonthGridProps {
  value: string;
  today: string;
  onChoose: (key: string | undefined) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** The months of a year to choose from, and the way back to this month. */
export function MonthGrid({ value, today, onChoose }: MonthGridProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [year, setYear] = useState(Number(value.slice(0, 4)));
  const last = lastMonth(today);
  const inReach = (key: string) => key >= FIRST_MONTH && key <= last;
  const turn = (to: number) => {
    const reach = inReach(keyOf(to, 0)) || inReach(keyOf(to, 11));
    return {
      "aria-disabled": !reach || undefined,
      onClick: () => reach && setYear(to),
      className: cx(!reach && "opacity-50"),
    };
  };
  return (
    <div className="mx-auto flex w-84 max-w-full flex-col gap-2 p-1.5">
      <div className="flex items-center gap-3">
        <IconButton
          label={t`Earlier year`}
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          {...turn(year - 1)}
        />
        <p role="status" className="flex-1 text-center font-bold">
          {year}
        </p>
        <IconButton
          label={t`Later year`}
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          {...turn(year + 1)}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        {MONTHS.map((month) => {
          const key = keyOf(year, month);
          const name = formatMonth(`${key}-01`, language);
          return (
            <Button
              key={key}
              variant={key === value ? "primary" : "ghost"}
              aria-pressed={key === value}
              aria-label={name}
              disabled={!inReach(key)}
              onClick={() => onChoose(key)}
            >
              {name.slice(0, 3)}
            </Button>
          );
        })}
      </div>
      <Button variant="soft" onClick={() => onChoose(undefined)}>
        <Trans>This month</Trans>
      </Button>
    </div>
  );
}

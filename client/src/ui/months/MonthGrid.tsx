import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatMonth } from "@/lib/dates";
import { getMonthKey } from "@/lib/months";

import { Button } from "../buttons/Button";
import { IconButton } from "../buttons/IconButton";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

interface MonthGridProps {
  /** The key of the chosen month, 'YYYY-MM'; nothing while none is. */
  value: string | null;
  /** The key of a month in the year to begin with, where none is chosen. */
  near?: string;
  /** The keys of the first and the last month that can be chosen. */
  first: string;
  last: string;
  onChoose: (key: string) => void;
  /** Gives a button that chooses the present month. */
  onPresent?: () => void;
}

/** The months of a year to choose from, and the way back to this month. */
export function MonthGrid({ value, near, first, last, onChoose, onPresent }: MonthGridProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [year, setYear] = useState(Number((value ?? near ?? last).slice(0, 4)));
  const inReach = (key: string) => key >= first && key <= last;
  const turn = (to: number) => {
    const reach = inReach(getMonthKey(to, 0)) || inReach(getMonthKey(to, 11));
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
          label={t`Previous year`}
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          {...turn(year - 1)}
        />
        <p role="status" className="flex-1 text-center font-bold">
          {year}
        </p>
        <IconButton
          label={t`Next year`}
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          {...turn(year + 1)}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        {MONTHS.map((month) => {
          const key = getMonthKey(year, month);
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
      {onPresent && (
        <Button variant="soft" onClick={onPresent}>
          <Trans>This month</Trans>
        </Button>
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatWeekday } from "@/lib/dates";
import { ActionMenu } from "@/ui/ActionMenu";
import type { Column } from "@/ui/DataTable";

import type { Holiday } from "./types";

export type Asked =
  | { what: "edit"; holiday: Holiday | null }
  | { what: "remove"; holiday: Holiday };

/** What the table shows of a holiday. */
export function useHolidayColumns(): Column<Holiday>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  return [
    {
      key: "date",
      label: t`Day`,
      className: "whitespace-nowrap",
      cell: (one) => <span className="font-bold">{formatWeekday(one.date, language)}</span>,
    },
    { key: "name", label: t`In English`, cell: (one) => <span lang="en">{one.name}</span> },
    {
      key: "name_id",
      label: t`In Indonesian`,
      cell: (one) => <span lang="id">{one.name_id}</span>,
    },
  ];
}

/** A holiday in the list of a phone. */
export function HolidayItem({ holiday, menu }: { holiday: Holiday; menu: ReactNode }) {
  const { language } = useLanguage();
  const names = [
    { lang: "en", name: holiday.name },
    { lang: "id", name: holiday.name_id },
  ] as const;
  const [first, second] = language === "en" ? names : ([names[1], names[0]] as const);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-bold">{formatWeekday(holiday.date, language)}</p>
        <p lang={first.lang}>{first.name}</p>
        <p lang={second.lang} className="text-small text-ink-3">
          {second.name}
        </p>
      </div>
      {menu}
    </div>
  );
}

interface HolidayMenuProps {
  holiday: Holiday;
  onAsk: (asked: Asked) => void;
}

export function HolidayMenu({ holiday, onAsk }: HolidayMenuProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = language === "id" ? holiday.name_id : holiday.name;
  return (
    <ActionMenu
      label={t`What to do with ${name}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        {
          label: t`Correct`,
          icon: <Pencil aria-hidden="true" className="size-4" />,
          run: () => onAsk({ what: "edit", holiday }),
        },
        {
          label: t`Delete`,
          icon: <Trash2 aria-hidden="true" className="size-4" />,
          run: () => onAsk({ what: "remove", holiday }),
          danger: true,
        },
      ]}
    />
  );
}

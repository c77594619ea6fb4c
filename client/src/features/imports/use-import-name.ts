import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatDate, formatDayRange, formatMonth, isCalendarMonth } from "@/lib/dates";

import { useArchiveSummary } from "./archive/archive-words";
import type { Import } from "./types";

/** A month by its name, any other period by its days. */
function usePeriod() {
  const { language } = useLanguage();
  return ({ start, end }: Pick<Import, "start" | "end">): string => {
    if (!start || !end) return "";
    const isMonth = isCalendarMonth({ start, end }) && start.slice(0, 7) === end.slice(0, 7);
    return isMonth ? formatMonth(start, language) : formatDayRange(start, end, language, "medium");
  };
}

const list = (parts: readonly (string | false | null)[]): string =>
  parts.filter(Boolean).join(", ");

/** Says what a file is: its title, and what tells it from similar ones. */
export function useImportName() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const periodOf = usePeriod();
  const summaryOf = useArchiveSummary();
  // What has ended has no file any more, and pasted text never had one.
  const fileOf = ({ file_name, expires_at }: Import): string =>
    expires_at ? (file_name ?? t`Pasted text`) : t`Statement`;
  return (one: Import) => {
    const { layout_name, file_name, account_tail, row_count, archive } = one;
    if (archive) {
      const day = archive.made_at && formatDate(archive.made_at.slice(0, 10), language);
      const made = day ? t`exported ${day}` : periodOf(one);
      return { title: list([layout_name, made]), details: list([summaryOf(archive), file_name]) };
    }
    const rows = t`${plural(row_count, { one: "# row", other: "# rows" })}`;
    const account = account_tail && t`Account ending ${account_tail}`;
    return {
      title: list([layout_name || fileOf(one), periodOf(one)]),
      details: list([account, row_count > 0 && rows, layout_name && file_name]),
    };
  };
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { Fault, FaultCode } from "./types";

/** What was found and what to do, where no row needs to be named. */
const WHOLE: Partial<Record<string, MessageDescriptor>> = {
  empty: msg`This file is empty; download it again from your bank.`,
  too_large: msg`This file is over the limit of 20 MB, 200 pages or 200,000 rows; choose a shorter period.`,
  unknown_type: msg`We can't read this type of file; choose a PDF, CSV, Excel, OFX, QIF, MT940 or CAMT file.`,
  damaged: msg`This file is damaged or incomplete; download it again from your bank.`,
  locked: msg`This file is locked; enter its password.`,
  unlock_failed: msg`That password doesn't open this file; check it and try again.`,
  no_text: msg`This PDF is a picture without text; download the statement from your bank's app or website instead of scanning it.`,
  no_rows: msg`This file has no transactions; choose a period that has some.`,
  no_period: msg`The dates in this file have no year; download a file with full dates.`,
  foreign_currency: msg`This account isn't in rupiah; choose a statement of a rupiah account.`,
  unknown_layout: msg`We found no table of transactions in this file; choose another file of your bank, as CSV, Excel or PDF.`,
  not_saved: msg`We couldn't save this import; try it again.`,
  not_undone: msg`We couldn't undo this import; try it again.`,
} satisfies Partial<Record<FaultCode, MessageDescriptor>>;

/** Where reading stopped. */
function usePlace() {
  const { t } = useLingui();
  return ({ position, page, part }: Pick<Fault, "position" | "page" | "part">): string => {
    if (position === null) return t`one row`;
    if (part) return t`row ${position} of ${part}.csv`;
    return page === null ? t`row ${position}` : t`line ${position} on page ${page}`;
  };
}

/** Gives the sentence for a file that cannot be read. */
export function useFaultText(): (fault: Fault) => string {
  const { t } = useLingui();
  const placeOf = usePlace();
  /** Of an archive: the table, and the row of it where one is meant. */
  const tableOf = (fault: Fault): string => {
    const { part, position } = fault;
    return part ? `(${position === null ? `${part}.csv` : placeOf(fault)})` : "";
  };
  return (fault) => {
    const place = placeOf(fault);
    const inRow: Partial<Record<string, string>> = {
      bad_day: t`We can't read the date in ${place}; correct it in the file or download the file again.`,
      bad_amount: t`We can't read the amount in ${place}; correct it in the file or download the file again.`,
      both_sides: t`There is money in and money out in ${place}; correct it in the file or download the file again.`,
    } satisfies Partial<Record<FaultCode, string>>;
    const whole = WHOLE[fault.code];
    if (whole) return t(whole);
    return inRow[fault.code] ?? [fault.message, tableOf(fault)].filter(Boolean).join(" ");
  };
}

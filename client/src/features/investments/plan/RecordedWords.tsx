import { Trans } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Money } from "@/ui/Money";

interface RecordedWordsProps {
  date: string;
  state: "done" | "skipped";
  /** What was recorded, in whole rupiah; nothing when the ledger got no row. */
  amount: number | null;
}

/** What is said when a date was answered. */
export function RecordedWords({ date, state, amount }: RecordedWordsProps) {
  const { language } = useLanguage();
  const day = formatDate(date, language);
  if (state === "skipped") return <Trans>{day} is skipped.</Trans>;
  if (amount === null) return <Trans>{day} is done.</Trans>;
  const money = <Money amount={amount} />;
  return (
    <Trans>
      Recorded. {money} invested for {day}.
    </Trans>
  );
}

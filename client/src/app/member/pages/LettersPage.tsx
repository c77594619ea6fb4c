import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router-dom";

import { useAccount } from "@/api/use-account";
import { LettersScreen } from "@/features/monthly_letter/LettersScreen";
import { useReadLetter } from "@/features/notifications/queries";
import { isMonthKey } from "@/lib/months";
import { PageHeader } from "@/ui/layout/PageHeader";

import { TopButtons } from "../layouts/TopButtons";
import { useTimezone } from "../state/use-today";

/** The monthly letter that the address names; reading it deals with its notification. */
export default function LettersPage() {
  const [search] = useSearchParams();
  const account = useAccount();
  const onRead = useReadLetter();
  const named = search.get("month") ?? "";
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={<Trans>Monthly letter</Trans>} actions={<TopButtons raised />} />
      <LettersScreen
        month={isMonthKey(named) ? named : undefined}
        timezone={useTimezone()}
        name={account?.fullname ?? ""}
        onRead={onRead}
      />
    </div>
  );
}

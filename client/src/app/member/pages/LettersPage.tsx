import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router-dom";

import { useAccount } from "@/api/use-account";
import { LettersScreen } from "@/features/monthly_letter/LettersScreen";
import { useReadLetter } from "@/features/notifications/queries";
import { PageHeader } from "@/ui/layout/PageHeader";

import { TopButtons } from "../layouts/TopButtons";
import { useTimezone } from "../state/use-today";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

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
        month={MONTH.test(named) ? named : undefined}
        timezone={useTimezone()}
        name={account?.fullname ?? ""}
        onRead={onRead}
      />
    </div>
  );
}

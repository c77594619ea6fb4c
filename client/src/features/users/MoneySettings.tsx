import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import type { Account } from "@/api/use-account";
import { useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import type { Preferences } from "@/api/use-preferences";
import { useSavePreferences } from "@/api/use-preferences";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";
import { Card } from "@/ui/layout/Card";

import { MoneyMonthFields } from "./MoneyMonthFields";
import { OpeningAmountForm } from "./OpeningAmountForm";
import { SaveStatus } from "./SaveStatus";

/** How the person's money is counted: from which day on, and from which amount. */
export function MoneySettings() {
  const { t } = useLingui();
  const { data: account, error } = useAccountQuery();
  if (account) {
    return (
      <>
        <MoneyMonthCard account={account} />
        <OpeningAmountForm account={account} />
      </>
    );
  }
  // Without an account, the first card of the tab offers to try again for both.
  if (error) return null;
  return (
    <Loading label={t`Loading`}>
      <Skeleton className="mb-5 h-105 rounded-xl" />
      <Skeleton className="h-90 rounded-xl" />
    </Loading>
  );
}

const SHOWN_HERE: readonly (keyof Preferences)[] = ["payday", "payday_shift"];

/** When the person's month begins; the choice is saved at once. */
function MoneyMonthCard({ account }: { account: Account }) {
  const id = useId();
  const toast = useToast();
  const failureText = useFailureText();
  const save = useSavePreferences({
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-title tracking-tight">
          <Trans>Your money month</Trans>
        </h2>
        <p className="mt-1 text-small text-ink-2">
          <Trans>Charts and cards run from payday to payday.</Trans>
        </p>
      </div>
      <MoneyMonthFields value={account} onChange={save} />
      <SaveStatus names={SHOWN_HERE} className="-mt-1.5 -mb-2" />
    </Card>
  );
}

import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { Card } from "@/ui/layout/Card";
import { useToast } from "@/ui/feedback/use-toast";
import type { Account } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import type { Preferences } from "@/api/use-preferences";
import { useSavePreferences } from "@/api/use-preferences";

import { MoneyMonthFields } from "./MoneyMonthFields";
import { SaveStatus } from "./SaveStatus";

const SHOWN_HERE: readonly (keyof Preferences)[] = ["payday", "payday_shift"];

/** When the person's month begins; the choice is saved at once. */
export function MoneyMonthCard({ account }: { account: Account }) {
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

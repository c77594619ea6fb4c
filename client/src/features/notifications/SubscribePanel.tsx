import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { useAccount } from "@/api/use-account";
import { APP_PATHS } from "@/lib/paths";
import { Card } from "@/ui/Card";
import { Toggle } from "@/ui/Toggle";

import { LetterExample } from "./LetterExample";
import { QueriedChoices } from "./QueriedChoices";
import { useChoose } from "./use-choices";

/** Whether the monthly letter comes, and what it holds. */
export default function SubscribePanel() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-7">
        <Subscription />
      </div>
      <div className="min-w-0 xl:col-span-5">
        <LetterExample />
      </div>
    </div>
  );
}

function Subscription() {
  const { t } = useLingui();
  const email = useAccount()?.email;
  const choose = useChoose();
  return (
    <Card aria-label={t`Subscribe`} className="flex flex-col gap-3">
      <QueriedChoices rows={1}>
        {({ suggestion }) => (
          <Toggle
            label={<span className="font-bold text-ink">{t`The monthly letter`}</span>}
            hint={
              email && (
                <span className="wrap-anywhere">
                  <Trans>Once a month, when your month has ended, to {email}</Trans>
                </span>
              )
            }
            on={suggestion}
            onChange={(on) => choose("suggestion", on)}
          />
        )}
      </QueriedChoices>
      <p className="text-small text-ink-2">
        <Trans>
          It is computed from your own transactions and read by nobody else. Every letter has a link
          that ends it with one press.
        </Trans>
      </p>
      <p className="text-small text-ink-2">
        <Trans>This is the same switch as Suggestion.</Trans>{" "}
        <Link to={APP_PATHS.notifications} className="link">
          <Trans>All notification settings</Trans>
        </Link>
      </p>
    </Card>
  );
}

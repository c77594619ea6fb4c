import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { APP_PATHS } from "@/lib/paths";
import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";
import { Card } from "@/ui/layout/Card";
import { Toggle } from "@/ui/fields/Toggle";

import { LoadedChoices } from "./LoadedChoices";
import { useUpdateChoices } from "./use-choices";

/** The switch of the monthly letter. */
export function Subscription() {
  const { t } = useLingui();
  const { isGuest } = useSession();
  const email = useAccount()?.email;
  const choose = useUpdateChoices();
  return (
    <Card aria-label={t`Subscribe`} className="flex flex-col gap-3">
      {isGuest && (
        <KeepAccountFirst>
          <Trans>Until then, you read the letter in Lumbung and get no email.</Trans>
        </KeepAccountFirst>
      )}
      <LoadedChoices rows={1}>
        {({ suggestion }) => (
          <Toggle
            label={<span className="font-bold text-ink">{t`The monthly letter`}</span>}
            hint={
              email && (
                <span className="wrap-anywhere">
                  <Trans>Once a month, after your month ends, to {email}</Trans>
                </span>
              )
            }
            on={suggestion}
            onChange={(on) => choose("suggestion", on)}
          />
        )}
      </LoadedChoices>
      <p className="text-small text-ink-2">
        {isGuest ? (
          <Trans>We make it from your own transactions, and nobody else reads it.</Trans>
        ) : (
          <Trans>
            We make it from your own transactions, and nobody else reads it. Every letter has a link
            to unsubscribe.
          </Trans>
        )}
      </p>
      <p className="text-small text-ink-2">
        <Trans>This is the same setting as Suggestion.</Trans>{" "}
        <Link to={APP_PATHS.notifications} className="link">
          <Trans>All notification settings</Trans>
        </Link>
      </p>
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";

import { useAccount } from "@/api/use-account";
import { APP_PATHS } from "@/lib/paths";
import { Card } from "@/ui/layout/Card";
import { Toggle } from "@/ui/fields/Toggle";

import { LoadedChoices } from "./LoadedChoices";
import { useUpdateChoices } from "./use-choices";

/** The switch of the monthly letter, and its content. */
export default function SubscribePanel() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-7">
        <Subscription />
      </div>
      <div className="min-w-0 xl:col-span-5">
        <LetterContents />
      </div>
    </div>
  );
}

function Subscription() {
  const { t } = useLingui();
  const email = useAccount()?.email;
  const choose = useUpdateChoices();
  return (
    <Card aria-label={t`Subscribe`} className="flex flex-col gap-3">
      <LoadedChoices rows={1}>
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
      </LoadedChoices>
      <p className="text-small text-ink-2">
        <Trans>
          We make it from your own transactions, and nobody else reads it. Every letter has a link
          to unsubscribe.
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

/** What each letter holds, in words: figures are the person's own, and those come by mail. */
function LetterContents() {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Mail aria-hidden="true" className="size-5" />
        </span>
        <h2 id={id} className="min-w-0 text-title tracking-tight">
          <Trans>In each letter</Trans>
        </h2>
      </div>
      <ul className="divide-y divide-line text-small text-ink-2">
        <li className="py-2.5">
          <Trans>What came in, what went out, and what is left</Trans>
        </li>
        <li className="py-2.5">
          <Trans>Three findings, such as a category that took more than the month before</Trans>
        </li>
        <li className="py-2.5">
          <Trans>A tip to read</Trans>
        </li>
      </ul>
    </Card>
  );
}

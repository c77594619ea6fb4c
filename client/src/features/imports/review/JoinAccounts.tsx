import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Combine } from "lucide-react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";

import { useJoinAccounts } from "../mutations";
import type { Import } from "../types";

/** Offers to import all accounts of a file at once; a single one lacks the other side of transfers. */
export default function JoinAccounts({ one: { id, accounts } }: { one: Import }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useJoinAccounts(id);
  const names = new Intl.ListFormat(language).format(accounts);
  const count = accounts.length;
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-label">
          <Plural value={count} one="This file has # account" other="This file has # accounts" />
        </p>
        <p className="text-small wrap-anywhere text-ink-2">{names}</p>
        {error ? (
          <p role="alert" className="text-small text-expense">
            {failureText(error)}
          </p>
        ) : (
          <p className="text-small text-ink-2">
            <Trans>Import all at once to create their wallets and keep transfers and fees.</Trans>
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel={t`Reading`}
        icon={<Combine aria-hidden="true" className="size-5" />}
        onClick={() => mutate()}
      >
        <Trans>All accounts at once</Trans>
      </Button>
    </Card>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Combine } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";

import { useJoinAccounts } from "../mutations";
import type { Import } from "../types";
import { useRefusalText } from "../use-refusal-text";
import { FilePasswordField, useFilePassword } from "./FilePasswordField";

/** Offers to import all accounts of a file at once; a single one lacks the other side of transfers. */
export default function JoinAccounts({ one }: { one: Import }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [asks, setAsks] = useState(false);
  const join = useJoinAccounts(one.id);
  const password = useFilePassword(join);
  const names = new Intl.ListFormat(language).format(one.accounts);
  const count = one.accounts.length;
  const start = () => {
    if (asks) password.send();
    else if (one.needs_password) setAsks(true);
    else join.mutate(null);
  };
  return (
    <Card>
      <form
        noValidate
        className="flex flex-wrap items-center gap-x-5 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className="min-w-0 grow basis-64">
          <p className="font-label">
            <Plural value={count} one="This file has # account" other="This file has # accounts" />
          </p>
          <p className="text-small wrap-anywhere text-ink-2">{names}</p>
          {join.error && !asks ? (
            <Problem error={join.error} />
          ) : (
            <p className="text-small text-ink-2">
              <Trans>Import all at once to create their wallets and keep transfers and fees.</Trans>
            </p>
          )}
        </div>
        {asks && (
          <div className="w-full max-w-110">
            <FilePasswordField password={password} />
          </div>
        )}
        <Button
          type="submit"
          variant="secondary"
          className={asks ? "self-start" : undefined}
          busy={join.isPending}
          busyLabel={t`Reading`}
          icon={<Combine aria-hidden="true" className="size-5" />}
        >
          <Trans>All accounts at once</Trans>
        </Button>
      </form>
    </Card>
  );
}

function Problem({ error }: { error: Error }) {
  const refusalText = useRefusalText();
  return (
    <p role="alert" className="text-small text-expense">
      {refusalText(error)}
    </p>
  );
}

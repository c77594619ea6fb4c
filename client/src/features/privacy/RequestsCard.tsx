import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Card } from "@/ui/Card";

import { Loaded } from "./Loaded";
import { RequestForm } from "./RequestForm";
import { RequestLine } from "./RequestLine";
import { useDataRequests } from "./use-data-requests";

/** Asking for something to be done with one's data, and what became of it. */
export function RequestsCard() {
  const { t } = useLingui();
  const id = useId();
  const requests = useDataRequests();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="text-title tracking-tight">
          <Trans>Ask about your data</Trans>
        </h2>
        <p className="mt-1.5 text-small text-ink-2">
          <Trans>A person reads your request and answers you by mail within 72 hours.</Trans>
        </p>
      </div>
      <RequestForm />
      <div className="border-t border-line pt-5">
        <h3 className="mb-2 font-bold">
          <Trans>Your requests</Trans>
        </h3>
        <Loaded query={requests} label={t`Loading your requests`}>
          {(list) =>
            list.length === 0 ? (
              <p className="text-ink-2">
                <Trans>You have not asked for anything yet.</Trans>
              </p>
            ) : (
              <ul className="divide-y divide-line">
                {list.map((request) => (
                  <RequestLine key={request.id} request={request} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}

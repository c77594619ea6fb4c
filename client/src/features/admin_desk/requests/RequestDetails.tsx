import { Trans, useLingui } from "@lingui/react/macro";
import { Scale } from "lucide-react";

import { UserLine } from "../UserLine";
import type { DataRequest } from "../types";
import { useCurrentMinute } from "../use-current-minute";
import { useDateFormats } from "../use-date-formats";
import { DueBadge } from "./DueBadge";
import { REQUEST_KINDS } from "./request-kinds";

/** The person, the legal basis and the steps for an operator. */
export function RequestDetails({ asked }: { asked: DataRequest }) {
  const { t } = useLingui();
  const now = useCurrentMinute();
  const moments = useDateFormats();
  const { name, means, steps } = REQUEST_KINDS[asked.kind];
  const due = moments.whole(asked.due_at);
  const sent = moments.whole(asked.created_at);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <UserLine user={asked.user} />
        <DueBadge asked={asked} now={now} />
      </div>
      <div className="rounded-xl bg-sunken px-4 py-3">
        <p className="font-bold">{t(name)}</p>
        {asked.text && <p className="mt-1 wrap-anywhere whitespace-pre-line">{asked.text}</p>}
        <p className="mt-2 text-small text-ink-2">
          <Trans>
            Received {sent}, due {due}.
          </Trans>
        </p>
      </div>
      <section className="flex gap-3 rounded-xl border border-line px-4 py-3">
        <Scale aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0">
          <h3 className="font-bold">
            <Trans>What Law 27/2022 says, and what to do</Trans>
          </h3>
          <p className="mt-1 text-ink-2">{t(means)}</p>
          <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5 text-ink-2">
            {steps.map((step) => (
              <li key={step.id}>{t(step)}</li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

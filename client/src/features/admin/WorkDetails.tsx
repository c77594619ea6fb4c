import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";

import { formatSeconds } from "./durations";
import { jobWords } from "./job-words";
import { DETAILS } from "./SendingDetails";
import type { Dashboard } from "./use-dashboard";

type Job = Dashboard["health"]["failing_jobs"][number];

interface WorkerDetailsProps {
  /** It does nothing, as far as anybody knows. */
  missing: boolean;
  failing: boolean;
}

/** What the worker is for, and what to do when it is not there. */
export function WorkerDetails({ missing, failing }: WorkerDetailsProps) {
  return (
    <div className={DETAILS}>
      <p>
        <Trans>
          It sends mail and notifications, tells reminders, counts views and erases closed accounts.
          It has something to do every minute.
        </Trans>
      </p>
      {missing ? (
        <>
          <p>
            <Trans>
              Start it beside the web server, and look into its log if it ends again. What waits is
              done once it is back.
            </Trans>
          </p>
          <Command name="worker" />
        </>
      ) : (
        <p>
          {failing ? (
            <Trans>Each job that fails has a line of its own.</Trans>
          ) : (
            <Trans>No job fails.</Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** What a job is for, since when it fails and with what, and how to look into it. */
export function JobDetails({ job }: { job: Job }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = jobWords(job.name);
  const ago = (seconds: number) => {
    const length = formatSeconds(seconds, language);
    return t`${length} ago`;
  };
  return (
    <div className={DETAILS}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {words && <Fact name={t`What it does`}>{t(words)}</Fact>}
        {job.failing_seconds !== null && (
          <Fact name={t`Failing for`}>{formatSeconds(job.failing_seconds, language)}</Fact>
        )}
        <Fact name={t`Last success`}>
          {job.last_run_seconds === null ? t`None yet` : ago(job.last_run_seconds)}
        </Fact>
        {job.error !== null && <Fact name={t`Error`}>{job.error}</Fact>}
      </dl>
      <p>
        <Trans>
          The worker tries it again at its next turn. Its log says where it failed. To try it now:
        </Trans>
      </p>
      <Command name={`run-job ${job.name}`} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="min-w-0 font-label break-words text-ink">{children}</dd>
    </>
  );
}

const PROGRAM = "flask --app wsgi";

/** A command of the server, to be copied. */
function Command({ name }: { name: string }) {
  return (
    <code className="self-start rounded-badge bg-sunken px-2.5 py-1.5 text-caption break-words text-ink select-all">
      {PROGRAM} {name}
    </code>
  );
}

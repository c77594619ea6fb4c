import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";

import { formatSeconds } from "./durations";
import { DETAILS } from "./DeliveryDetails";
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
          It sends mail, notifications and reminders, counts views and erases closed accounts. It
          runs every minute.
        </Trans>
      </p>
      {missing ? (
        <>
          <p>
            <Trans>
              Start the worker alongside the web server. If it stops again, check its log. Once it's
              running, it works through the queue.
            </Trans>
          </p>
          <Command name="worker" />
        </>
      ) : (
        <p>
          {failing ? (
            <Trans>Each failing job has its own row.</Trans>
          ) : (
            <Trans>No failing jobs.</Trans>
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
  const words = jobLabel(job.name);
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
          The worker retries the job on its next run. The log shows where it failed. To retry now:
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

const JOB_LABELS = {
  outbox: msg`Sends mail`,
  push: msg`Sends notifications to browsers`,
  due_reminders: msg`Sends reminders`,
  plan_dates: msg`Announces investment dates`,
  budget_alerts: msg`Warns when a budget is almost used up`,
  monthly_letters: msg`Writes the monthly letter`,
  monthly_letters_enrol: msg`Chooses who gets the monthly letter`,
  planned_articles: msg`Publishes scheduled article changes`,
  page_views: msg`Counts views and visits`,
  active_users: msg`Counts active users`,
  exports: msg`Prepares the data copies people asked for`,
  erase_accounts: msg`Erases closed accounts`,
  settle_invitations: msg`Updates invitations`,
  free_unverified: msg`Removes accounts that were never confirmed`,
  name_keys: msg`Updates the sort order of names`,
};

const CLEANUP_JOBS = /^forget_|^old_|_retention$|^audit_origins$|^views_on_disk$/;

/** What a job of the worker is for; nothing of one that is not known here. */
function jobLabel(name: string) {
  if (CLEANUP_JOBS.test(name)) return msg`Removes expired data`;
  return name in JOB_LABELS ? JOB_LABELS[name as keyof typeof JOB_LABELS] : undefined;
}

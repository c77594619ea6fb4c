import { Trans, useLingui } from "@lingui/react/macro";

import { Alert } from "@/ui/Alert";

import { useMoment } from "./use-moment";
import type { Export } from "./use-exports";

/** What there is to say about a file of one's data. */
export function ExportNote({ file }: { file: Export }) {
  if (file.state === "failed") {
    return (
      <Alert tone="error">
        <Trans>The file could not be made. Your data is safe; please try again.</Trans>
      </Alert>
    );
  }
  if (file.state === "expired") return <Expired file={file} />;
  if (file.state === "ready") return null;
  return <Progress percent={file.state === "queued" ? null : file.progress} />;
}

function Expired({ file }: { file: Export }) {
  const moment = useMoment();
  const made = moment(file.created_at);
  return (
    <p className="text-small text-ink-2">
      <Trans>Your file of {made} is gone: files are kept for 48 hours.</Trans>
    </p>
  );
}

/** How far the file is; without a percent while it waits for the worker. */
function Progress({ percent }: { percent: number | null }) {
  const { t } = useLingui();
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 text-small font-label">
        <Trans>Putting your file together</Trans>
        {percent !== null && (
          <span aria-hidden="true" className="money">
            {percent}%
          </span>
        )}
      </p>
      <progress
        aria-label={t`Your file`}
        value={percent ?? undefined}
        max={100}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-track indeterminate:animate-pulse [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-track indeterminate:[&::-webkit-progress-bar]:bg-primary-soft-hover [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-all [&::-webkit-progress-value]:duration-4"
      />
      <p className="text-small text-ink-3">
        <Trans>You can leave this page; the file will wait for you here.</Trans>
      </p>
    </>
  );
}

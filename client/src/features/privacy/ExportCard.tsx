import { Trans, useLingui } from "@lingui/react/macro";
import { Download, FileArchive } from "lucide-react";
import { useId, useRef, useState } from "react";

import { AppError } from "@/api/errors";
import { isInProgress } from "@/api/use-generated-file";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { todayIn } from "@/lib/dates";
import { formatFileSize } from "@/lib/file-size";
import { saveFile } from "@/browser/save-file";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { Loading } from "@/ui/feedback/Loading";
import { ProgressBar } from "@/ui/feedback/ProgressBar";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { useDownloadExport, useNewestExport, useCreateExport } from "./use-exports";
import type { Export } from "./use-exports";
import { useFormatMoment } from "./use-format-moment";

/** Exports all data of the person as one file. */
export function ExportCard() {
  const { t } = useLingui();
  const id = useId();
  const newest = useNewestExport();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const { data, error } = newest;
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="flex flex-col gap-3.5">
      <div>
        <h2 ref={heading} tabIndex={-1} id={id} className="text-title tracking-tight">
          <Trans>Your data is yours</Trans>
        </h2>
        <p className="mt-1.5 text-small text-ink-2">
          <Trans>Download everything you recorded, any time, as one file.</Trans>
        </p>
      </div>
      {data !== undefined && <ExportState file={data} />}
      {data === undefined && !error && (
        <Loading label={t`Checking for your file`}>
          <Skeleton className="h-11 rounded-m" />
        </Loading>
      )}
      {data === undefined && error && (
        <>
          <Alert tone="error" role="alert">
            {failureText(error)}
          </Alert>
          <Button
            block
            variant="secondary"
            busy={newest.isFetching}
            onClick={() => void newest.refetch()}
          >
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}

/** How far the newest file is, and what can be done now. */
function ExportState({ file }: { file: Export | null }) {
  const order = useCreateExport();
  return (
    <>
      {order.error && <ExportError error={order.error} />}
      {/* There from the start, so that every change in it is read out. */}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {file && <ExportNote file={file} />}
      </div>
      {file?.state === "ready" && <ExportDownload file={file} />}
      {!isInProgress(file) && (
        <CreateExportButton file={file} busy={order.isPending} onOrder={() => order.mutate()} />
      )}
    </>
  );
}

/** The state of an export. */
function ExportNote({ file }: { file: Export }) {
  if (file.state === "failed") {
    return (
      <Alert tone="error">
        <Trans>We couldn't make the file. Your data is safe; please try again.</Trans>
      </Alert>
    );
  }
  if (file.state === "expired") return <ExpiredNote file={file} />;
  if (file.state === "ready") return null;
  return <ExportProgress percent={file.state === "queued" ? null : file.progress} />;
}

function ExpiredNote({ file }: { file: Export }) {
  const moment = useFormatMoment();
  const made = moment(file.created_at);
  return (
    <p className="text-small text-ink-2">
      <Trans>Your file from {made} is gone: we keep files for 48 hours.</Trans>
    </p>
  );
}

/** How far the file is; without a percent while it waits for the worker. */
function ExportProgress({ percent }: { percent: number | null }) {
  const { t } = useLingui();
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 text-small font-label">
        <Trans>Preparing your file</Trans>
        {percent !== null && (
          <span aria-hidden="true" className="money">
            {percent}%
          </span>
        )}
      </p>
      <ProgressBar label={t`Your file`} value={percent ?? undefined} max={100} />
      <p className="text-small text-ink-3">
        <Trans>You can leave this page. Your file will be here when you're back.</Trans>
      </p>
    </>
  );
}

interface CreateExportButtonProps {
  file: Export | null;
  busy: boolean;
  onOrder: () => void;
}

/** Button to create an export; secondary while another one is ready. */
function CreateExportButton({ file, busy, onOrder }: CreateExportButtonProps) {
  const { t } = useLingui();
  const presses = { busy, busyLabel: t`Requesting`, onClick: onOrder };
  if (file?.state === "ready") {
    return (
      <Button block variant="ghost" className="-mb-2" {...presses}>
        <Trans>Make a new file</Trans>
      </Button>
    );
  }
  return (
    <Button
      block
      variant="soft"
      icon={<Download aria-hidden="true" className="size-5" />}
      {...presses}
    >
      {file?.state === "failed" ? <Trans>Try again</Trans> : <Trans>Export</Trans>}
    </Button>
  );
}

/** Why no file is made now; after too many of them also when the next one can be. */
function ExportError({ error }: { error: Error }) {
  const failureText = useFailureText();
  const wait = error instanceof AppError && error.status === 429 ? error.retryAfter : undefined;
  return (
    <Alert tone="error" role="alert">
      {wait === undefined ? failureText(error) : <ExportLimitNote seconds={wait} />}
    </Alert>
  );
}

function ExportLimitNote({ seconds }: { seconds: number }) {
  const moment = useFormatMoment();
  const [from] = useState(() => new Date(Date.now() + seconds * 1000).toISOString());
  const then = moment(from);
  return <Trans>You've requested a lot of files lately. You can request another on {then}.</Trans>;
}

/** A file that waits to be fetched: when it was made, how large it is, how long it stays. */
function ExportDownload({ file }: { file: Export }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const account = useAccount();
  const moment = useFormatMoment();
  const failureText = useFailureText();
  const { mutateAsync, isPending, error } = useDownloadExport();
  const size = formatFileSize(file.size ?? 0, language);
  const until = file.expires_at ? moment(file.expires_at) : "";

  const download = async () => {
    const content = await mutateAsync(file).catch(() => null);
    if (!content) return;
    const day = todayIn(account?.timezone ?? "Asia/Jakarta", new Date(file.created_at));
    saveFile(content, `lumbung-data-${day}.zip`);
  };

  return (
    <>
      <p className="flex gap-3 rounded-panel bg-sunken p-3">
        <FileArchive aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0 text-small">
          <span className="block font-label">
            <Trans>Your file is ready ({size})</Trans>
          </span>
          <span className="block text-balance text-ink-2">
            <Trans>Kept until {until}</Trans>
          </span>
        </span>
      </p>
      {error && (
        <Alert tone="error" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <Button
        block
        variant="soft"
        icon={<Download aria-hidden="true" className="size-5" />}
        busy={isPending}
        busyLabel={t`Downloading`}
        onClick={() => void download()}
      >
        <Trans>Download</Trans>
      </Button>
    </>
  );
}

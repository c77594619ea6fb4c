import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, FileSpreadsheet, X } from "lucide-react";
import { useRef } from "react";

import { api, payloadOf } from "@/api/client";
import {
  EXPORT_KEY,
  type ExportQuery,
  saveAnswer,
  saveExport,
  type TransactionExport,
} from "@/api/transaction-export";
import { useFailureText } from "@/api/use-failure-text";
import { isInProgress, useGeneratedFile } from "@/api/use-generated-file";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatFileSize } from "@/lib/file-size";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { Alert } from "@/ui/feedback/Alert";
import { ProgressBar } from "@/ui/feedback/ProgressBar";
import { Card } from "@/ui/layout/Card";

interface OrderedExportProps {
  /** What another try exports. */
  query: ExportQuery;
}

/** The file with very many transactions that was ordered: how far it is, or its download. */
export function OrderedExport({ query }: OrderedExportProps) {
  const { t } = useLingui();
  const { data } = useOrderedExport();
  const place = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} onFocus={onFocus} className={cx(!data && "sr-only")}>
      {/* There from the start, so that every change in it is read out. */}
      <p role="status" className="sr-only">
        {data && <OrderedState file={data} />}
      </p>
      {data && (
        <Card aria-label={t`Your export`} className="flex flex-col gap-3">
          {isInProgress(data) && <UnfinishedExport file={data} />}
          {data.state === "ready" && <ReadyExport file={data} />}
          {data.state === "failed" && <FailedExport file={data} query={query} />}
        </Card>
      )}
    </div>
  );
}

/** What is read out: only what changes seldom. */
function OrderedState({ file: { state } }: { file: TransactionExport }) {
  if (state === "ready") return <Trans>Your export is ready</Trans>;
  if (state === "failed") return <Trans>We couldn't prepare your export.</Trans>;
  return <Trans>Preparing your export</Trans>;
}

function UnfinishedExport({ file }: { file: TransactionExport }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useCancelOrdered();
  const numbers = new Intl.NumberFormat(language);
  const written = numbers.format(file.progress);
  const total = numbers.format(file.total);
  const words = t`${written} of ${total} transactions`;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <p className="font-label">
          <Trans>Preparing your export</Trans>
        </p>
        <p className="money text-ink-2">{words}</p>
      </div>
      <ProgressBar
        label={t`Your export`}
        value={file.state === "queued" ? undefined : file.progress}
        max={Math.max(1, file.total)}
        words={words}
      />
      {error && (
        <Alert tone="error" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-small text-ink-3">
          <Trans>You can leave this page. Your file will be here when you're back.</Trans>
        </p>
        <Button
          variant="secondary"
          busy={isPending}
          busyLabel={t`Cancelling`}
          onClick={() => mutate(file)}
        >
          <Trans>Cancel the export</Trans>
        </Button>
      </div>
    </>
  );
}

function ReadyExport({ file }: { file: TransactionExport }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useDownloadOrdered();
  const remove = useCancelOrdered();
  const failure = error ?? remove.error;
  const size = formatFileSize(file.size ?? 0, language);
  const format = file.format.toUpperCase();
  return (
    <>
      {failure && (
        <Alert tone="error" role="alert">
          {failureText(failure)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileSpreadsheet aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <p className="min-w-0 flex-1 text-small">
          <span className="block font-label">
            <Trans>Your export is ready</Trans>
          </span>
          <span className="block text-ink-2">
            <Trans>
              {format}, {size}. Available for 24 hours.
            </Trans>
          </span>
        </p>
        <div className="flex items-center gap-1 max-sm:w-full">
          <Button
            className="max-sm:flex-1"
            variant="soft"
            icon={<Download aria-hidden="true" className="size-5" />}
            busy={isPending}
            busyLabel={t`Downloading`}
            onClick={() => mutate(file)}
          >
            <Trans>Download</Trans>
          </Button>
          <IconButton
            label={t`Delete this file`}
            icon={<X aria-hidden="true" className="size-5" />}
            disabled={remove.isPending}
            onClick={() => remove.mutate(file)}
          />
        </div>
      </div>
    </>
  );
}

function FailedExport({ file, query }: OrderedExportProps & { file: TransactionExport }) {
  const client = useQueryClient();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveExport(client, query, file.format),
  });
  return (
    <>
      <Alert tone="error">
        <Trans>
          We couldn't prepare your export. Your transactions are safe. Please try again.
        </Trans>
      </Alert>
      {error && (
        <Alert tone="error" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <Button variant="secondary" className="self-start" busy={isPending} onClick={() => mutate()}>
        <Trans>Try again</Trans>
      </Button>
    </>
  );
}

/** The ordered file; null without one. It only appears by an order, so it is asked for once. */
function useOrderedExport() {
  return useGeneratedFile<TransactionExport>({
    queryKey: EXPORT_KEY,
    staleTime: Number.POSITIVE_INFINITY,
    read: async (options) =>
      payloadOf(await api.GET("/transactions/exports", options)).datas[0] ?? null,
  });
}

/** Saves the ordered file. */
function useDownloadOrdered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, format }: TransactionExport) =>
      saveAnswer(
        await api.GET("/transactions/exports/{id}/file", {
          params: { path: { id } },
          parseAs: "blob",
        }),
        format,
      ),
    // The file may have expired: refetch its state.
    onError: () => void client.invalidateQueries({ queryKey: EXPORT_KEY }),
  });
}

/** Cancels the ordered file, or deletes it. */
function useCancelOrdered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: TransactionExport) => {
      await api.DELETE("/transactions/exports/{id}", { params: { path: { id } } });
    },
    onSuccess: () => client.setQueryData<TransactionExport | null>(EXPORT_KEY, null),
    // Another tab may have cancelled it.
    onError: () => void client.invalidateQueries({ queryKey: EXPORT_KEY }),
  });
}

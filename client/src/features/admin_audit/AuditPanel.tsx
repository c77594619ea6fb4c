import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, ScrollText, ShieldCheck } from "lucide-react";
import { useId, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { DataTable } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import { AuditEventItem, useAuditColumns } from "./AuditEventRows";
import { AuditFilters } from "./AuditFilters";
import type { ChainCheck } from "./types";
import { PER_PAGE, useAuditEvents, useChainCheck, useExportAuditEvents } from "./audit-queries";
import { useAuditAddress } from "./use-audit-address";

/** The audit log with its filters, export and chain check. */
export default function AuditPanel() {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="@container">
      <CardHead id={id} title={<Trans>Audit log</Trans>}>
        <ExportButton />
      </CardHead>
      <p className="-mt-2 mb-4 max-w-[64ch] text-pretty text-ink-2">
        <Trans>
          What users and operators did. People appear only by ID, and each row seals the one before
          it, so tampering shows.
        </Trans>
      </p>
      <ChainCheckButton />
      <AuditFilters />
      <AuditEvents />
    </Card>
  );
}

function ExportButton() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { sought } = useAuditAddress();
  const { mutate, isPending } = useExportAuditEvents();
  const take = () =>
    mutate(sought, { onError: (error) => toast({ tone: "error", text: failureText(error) }) });
  return (
    <Button
      variant="secondary"
      busy={isPending}
      busyLabel={t`Exporting`}
      icon={<Download aria-hidden="true" className="size-4.5" />}
      onClick={take}
    >
      <Trans>Export CSV</Trans>
    </Button>
  );
}

function ChainCheckButton() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, data, progress } = useChainCheck();
  const begin = () =>
    mutate(undefined, { onError: (error) => toast({ tone: "error", text: failureText(error) }) });
  const shown = isPending ? progress : data;
  return (
    <div className="mb-5 flex flex-col items-start gap-3 sm:flex-row sm:items-center">
      <Button
        variant="soft"
        busy={isPending}
        busyLabel={t`Checking`}
        icon={<ShieldCheck aria-hidden="true" className="size-4.5" />}
        onClick={begin}
      >
        <Trans>Check the chain</Trans>
      </Button>
      <div className="min-w-0 empty:hidden max-sm:w-full">
        {shown && <ChainCheckResult check={shown} />}
      </div>
    </div>
  );
}

function AuditEvents() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { sought, page, change, showAll } = useAuditAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = useAuditEvents(sought, page);
  const list = useRef<HTMLDivElement>(null);
  // The reset button of an empty list disappears with it.
  const staying = useFocusFallback(list);
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={t`Audit log`}
        onFocus={staying}
        className="outline-none"
      >
        <DataTable
          label={t`Audit log`}
          columns={useAuditColumns()}
          rows={data?.datas}
          keyOf={(act) => String(act.number)}
          item={(act) => <AuditEventItem act={act} />}
          empty={
            <NothingHere
              icon={ScrollText}
              title={<Trans>No matching actions</Trans>}
              action={
                <Button variant="secondary" onClick={showAll}>
                  <Trans>Show all actions</Trans>
                </Button>
              }
            >
              <Trans>Try different dates or another action.</Trans>
            </NothingHere>
          }
          failure={error ? failureText(error) : null}
          onRetry={() => void refetch()}
          retrying={isFetching}
          stale={isPlaceholderData}
        />
      </div>
      <Pagination
        label={t`Pages of the audit log`}
        page={page}
        perPage={PER_PAGE}
        total={data?.total ?? 0}
        stale={isPlaceholderData}
        onPage={(next, how) => change({ page: String(next) }, how)}
      />
    </>
  );
}

const REASONS: Record<NonNullable<ChainCheck["reason"]>, MessageDescriptor> = {
  missing: msg`It is missing.`,
  out_of_order: msg`It doesn't match the row before it.`,
  changed: msg`It was changed.`,
  head: msg`Rows after it are missing or were added.`,
  no_head: msg`The end of the log is missing.`,
  checkpoint: msg`The marker for deleted old rows isn't signed by us.`,
};

/** What a check of the chain found, or how far it is. */
function ChainCheckResult({ check }: { check: ChainCheck }) {
  const { t, i18n } = useLingui();
  const checked = i18n.number(check.checked);
  const last = i18n.number(check.last);
  if (check.ok && !check.complete) {
    return (
      <Alert tone="info" role="status">
        <Trans>
          Checked {checked} of {last} rows…
        </Trans>
      </Alert>
    );
  }
  if (check.ok) {
    return (
      <Alert tone="success" role="status">
        <Trans>The log is intact: every row up to {checked} matches the one before it.</Trans>
      </Alert>
    );
  }
  const row = check.broken_at === null ? null : i18n.number(check.broken_at);
  return (
    <Alert tone="error" role="alert">
      {row ? <Trans>The chain breaks at row {row}.</Trans> : <Trans>The chain is broken.</Trans>}{" "}
      {check.reason && t(REASONS[check.reason])}
    </Alert>
  );
}

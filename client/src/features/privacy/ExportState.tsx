import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";

import { Button } from "@/ui/Button";

import { ExportNote } from "./ExportNote";
import { OrderRefusal } from "./OrderRefusal";
import { ReadyFile } from "./ReadyFile";
import { type Export, isUnderWay, useOrderExport } from "./use-exports";

/** How far the newest file is, and what can be done now. */
export function ExportState({ file }: { file: Export | null }) {
  const { t } = useLingui();
  const order = useOrderExport();
  const icon = <Download aria-hidden="true" className="size-5" />;
  const ready = file?.state === "ready";
  return (
    <>
      {order.error && <OrderRefusal error={order.error} />}
      {/* There from the start, so that every change in it is read out. */}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {file && <ExportNote file={file} />}
      </div>
      {ready && <ReadyFile file={file} />}
      {!isUnderWay(file) && (
        <Button
          block
          className={ready ? "-mb-2" : undefined}
          variant={ready ? "ghost" : "soft"}
          icon={ready ? undefined : icon}
          busy={order.isPending}
          busyLabel={t`Asking`}
          onClick={() => order.mutate()}
        >
          <OrderWords file={file} />
        </Button>
      )}
    </>
  );
}

function OrderWords({ file }: { file: Export | null }) {
  if (file?.state === "ready") return <Trans>Make a newer file</Trans>;
  if (file?.state === "failed") return <Trans>Try again</Trans>;
  return <Trans>Export</Trans>;
}

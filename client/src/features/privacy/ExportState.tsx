import { ExportNote } from "./ExportNote";
import { OrderButton } from "./OrderButton";
import { OrderRefusal } from "./OrderRefusal";
import { ReadyFile } from "./ReadyFile";
import { type Export, isUnderWay, useOrderExport } from "./use-exports";

/** How far the newest file is, and what can be done now. */
export function ExportState({ file }: { file: Export | null }) {
  const order = useOrderExport();
  return (
    <>
      {order.error && <OrderRefusal error={order.error} />}
      {/* There from the start, so that every change in it is read out. */}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {file && <ExportNote file={file} />}
      </div>
      {file?.state === "ready" && <ReadyFile file={file} />}
      {!isUnderWay(file) && (
        <OrderButton file={file} busy={order.isPending} onOrder={() => order.mutate()} />
      )}
    </>
  );
}

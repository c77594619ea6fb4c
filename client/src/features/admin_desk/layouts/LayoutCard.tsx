import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, CircleCheck, RotateCcw, ScanText, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/buttons/Button";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";
import { SourceText } from "@/ui/fields/SourceText";
import { Card } from "@/ui/layout/Card";

import type { Layout } from "./types";
import { useListAddress } from "../use-list-address";
import { LayoutBadge } from "./LayoutBadge";
import { useLayout, useMarkLayout, useRemoveLayout } from "./layout-queries";
import { useLayoutWords } from "./layout-words";

/** One layout, as its sender saw it, with what can be done about it. */
export function LayoutCard({ id }: { id: string }) {
  const heading = useId();
  const { linked } = useListAddress();
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <Link
        {...linked({ layout: "" })}
        className="-my-1.5 -ml-1.5 inline-flex min-h-11 items-center gap-2 self-start rounded-m px-1.5 font-label text-ink-2 hover:text-ink lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>All layouts</Trans>
      </Link>
      <LayoutContent id={id} heading={heading} />
    </Card>
  );
}

function LayoutContent({ id, heading }: { id: string; heading: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: layout, error, isFetching, refetch } = useLayout(id);
  if (layout) return <LayoutText layout={layout} heading={heading} />;
  if (layout === null || (error instanceof AppError && error.status === 404)) {
    return (
      <NothingHere icon={ScanText} title={<Trans>This layout doesn't exist</Trans>}>
        <Trans>Somebody removed it, or it was older than 180 days.</Trans>
      </NothingHere>
    );
  }
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading the layout`}>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-4 h-80 w-full rounded-panel" />
    </Loading>
  );
}

/** As many rows as a text has, and no more than one looks at without scrolling. */
function rowsFor(text: string): number {
  return Math.min(24, Math.max(6, text.split("\n").length + 1));
}

function LayoutText({ layout, heading }: { layout: Layout; heading: string }) {
  const { t } = useLingui();
  const { titleOf, factsOf } = useLayoutWords();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={heading} className="text-title tracking-tight wrap-anywhere">
            {titleOf(layout)}
          </h2>
          <p className="text-small text-ink-2">{factsOf(layout)}</p>
        </div>
        <LayoutBadge state={layout.state} />
      </div>
      <SourceText label={t`The layout`} text={layout.content} rows={rowsFor(layout.content)} />
      <LayoutActions layout={layout} />
    </>
  );
}

function LayoutActions({ layout }: { layout: Layout }) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const mark = useMarkLayout();
  const isDone = layout.state === "done";
  const Icon = isDone ? RotateCcw : CircleCheck;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={isDone ? "secondary" : "primary"}
        busy={mark.isPending}
        busyLabel={t`Saving`}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() =>
          mark.mutate(layout, {
            onSuccess: ({ message }) => toast({ tone: "success", text: message }),
            onError: (error) => toast({ tone: "error", text: failureText(error) }),
          })
        }
      >
        {isDone ? <Trans>Mark as new</Trans> : <Trans>Mark as done</Trans>}
      </Button>
      <RemoveLayout layout={layout} />
    </div>
  );
}

function RemoveLayout({ layout }: { layout: Layout }) {
  const toast = useToast();
  const failureText = useFailureText();
  const { change } = useListAddress();
  const remove = useRemoveLayout();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    remove.mutate(layout, {
      onSuccess: ({ message }) => {
        toast({ tone: "success", text: message });
        change({ layout: "" });
      },
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        busy={remove.isPending}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove layout</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Remove this layout?</Trans>}
        confirm={<Trans>Remove layout</Trans>}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <Trans>It can't be restored, and nobody knows who sent it.</Trans>
      </ConfirmDialog>
    </>
  );
}

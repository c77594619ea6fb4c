import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { ExportState } from "./ExportState";
import { useNewestExport } from "./use-exports";

/** The card by which people take all their data away as one file. */
export function ExportCard() {
  const { t } = useLingui();
  const id = useId();
  const newest = useNewestExport();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
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
        <Loading label={t`Looking for your file`}>
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

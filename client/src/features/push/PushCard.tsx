import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Card, CardHead } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { support } from "./browser";
import { PushSwitch } from "./PushSwitch";
import { usePush } from "./use-push";

/** Whether this browser shows what Lumbung has to tell, also while it is closed. */
export default function PushCard() {
  const able = support();
  return (
    <Card aria-labelledby="push" className="flex flex-col">
      <CardHead id="push" title={<Trans>In this browser</Trans>} />
      {able === "full" && <PushState />}
      {able === "home-screen" && (
        <Impossible>
          <Trans>
            On iPhone and iPad, notifications need Lumbung on the Home Screen: tap Share, then Add
            to Home Screen, open it from there and come back to this page.
          </Trans>
        </Impossible>
      )}
      {able === "none" && (
        <Impossible>
          <Trans>This browser cannot show notifications.</Trans>
        </Impossible>
      )}
    </Card>
  );
}

function PushState() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: push, error, isFetching, refetch } = usePush();
  if (push?.siteKey === null) {
    return (
      <Impossible>
        <Trans>Notifications in the browser are not set up on this site.</Trans>
      </Impossible>
    );
  }
  if (push) return <PushSwitch push={push} />;
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading...`}>
      <Skeleton className="h-14" />
    </Loading>
  );
}

/** Why it cannot be had here, and what there is instead. */
export function Impossible({ children }: { children: ReactNode }) {
  return (
    <Alert tone="info">
      {children} <Trans>The bell and your email still tell you.</Trans>
    </Alert>
  );
}

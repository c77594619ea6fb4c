import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";

import { useMoment } from "./use-moment";

/** Why no file is made now; after too many of them also when the next one can be. */
export function OrderRefusal({ error }: { error: Error }) {
  const failureText = useFailureText();
  const wait = error instanceof AppError && error.status === 429 ? error.retryAfter : undefined;
  return (
    <Alert tone="error" role="alert">
      {wait === undefined ? failureText(error) : <Enough seconds={wait} />}
    </Alert>
  );
}

function Enough({ seconds }: { seconds: number }) {
  const moment = useMoment();
  const [from] = useState(() => new Date(Date.now() + seconds * 1000).toISOString());
  const then = moment(from);
  return <Trans>You have made many files lately. You can make the next one on {then}.</Trans>;
}

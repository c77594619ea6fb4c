import { lazy, Suspense } from "react";

import type { ConfirmDialogProps } from "./ConfirmQuestion";
import { useEver } from "./use-ever";

const Question = lazy(() => import(/* webpackChunkName: "confirm" */ "./ConfirmQuestion"));

/** Asks before something that cannot be taken back; its code comes with the first question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    useEver(props.open) && (
      <Suspense>
        <Question {...props} />
      </Suspense>
    )
  );
}

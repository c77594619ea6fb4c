import { Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";

import type { ConfirmDialogProps } from "./ConfirmQuestion";
import { useLatch } from "./use-latch";

const Question = lazyComponent(() => import(/* webpackChunkName: "confirm" */ "./ConfirmQuestion"));

/** Asks before something that cannot be taken back; its code comes with the first question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    useLatch(props.open) && (
      <Suspense>
        <Question {...props} />
      </Suspense>
    )
  );
}

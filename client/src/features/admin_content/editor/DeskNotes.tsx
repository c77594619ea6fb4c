import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";

import type { Desk } from "./use-writer";

const GoneNote = lazy(() => import(/* webpackChunkName: "console-content-gone" */ "./GoneNote"));

/** What the operator has to know before going on. */
export function DeskNotes({ desk, onDecide }: { desk: Desk; onDecide: () => void }) {
  if (desk.standing === "conflict") {
    return (
      <div className="sticky top-2 z-20 shadow-float rounded-m">
        <Alert tone="error" role="alert">
          <p>
            <Trans>
              Somebody else has saved this article while you were writing. Nothing is overwritten,
              and what you typed is kept on this device. See what differs, then decide.
            </Trans>
          </p>
          <Button variant="secondary" className="mt-2.5" onClick={onDecide}>
            <Trans>See what differs</Trans>
          </Button>
        </Alert>
      </div>
    );
  }
  if (desk.standing === "gone") {
    const { writer, article, unkept } = desk;
    return (
      <Suspense>
        <GoneNote
          kind={article.kind}
          unkept={unkept}
          written={() => writer.writing().content}
          onSaved={() => writer.take(article)}
        />
      </Suspense>
    );
  }
  if (!desk.restored) return null;
  return (
    <Alert tone="info" role="status">
      <Trans>What you had typed here before is back, and is being saved now.</Trans>
    </Alert>
  );
}

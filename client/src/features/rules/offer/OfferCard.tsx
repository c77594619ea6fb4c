import { Trans, useLingui } from "@lingui/react/macro";
import { Wand2 } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

import { Button } from "@/ui/buttons/Button";
import { TOASTS } from "@/ui/dialog/toast-place";

export interface Offer {
  question: ReactNode;
  /** What follows from it, such as how many entries would change. */
  consequence?: ReactNode;
  confirm: ReactNode;
  busy: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
  /** A link below the words. */
  link?: ReactNode;
}

/** A button that had the focus has gone with the card: the page's heading gets it. */
function returnFocus(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A quiet question where the toasts are: it takes no focus, covers little, and waits. */
export function OfferCard({ offer }: { offer: Offer | null }) {
  const toasts = document.getElementById(TOASTS);
  return (
    toasts &&
    createPortal(
      // There before its words, so that they are read.
      <div role="status" className="flex w-full flex-col items-center not-empty:pb-2">
        {offer && <Card {...offer} />}
      </div>,
      toasts,
    )
  );
}

function Card({ question, consequence, confirm, busy, onConfirm, onRefuse, link }: Offer) {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const card = place.current;
    return () => {
      if (card?.contains(document.activeElement)) returnFocus();
    };
  }, []);
  return (
    <section
      ref={place}
      aria-label={t`Suggested rule`}
      className="pointer-events-auto w-full max-w-110 rounded-panel border border-line bg-raised p-4 shadow-float transition duration-3 ease-out starting:translate-y-2 starting:opacity-0"
    >
      <div className="flex gap-3">
        <Wand2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0 flex-1">
          <p className="font-label wrap-anywhere">{question}</p>
          {consequence && <p className="text-small text-ink-2">{consequence}</p>}
          {link}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <Button variant="ghost" onClick={onRefuse}>
          <Trans>Not now</Trans>
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </section>
  );
}

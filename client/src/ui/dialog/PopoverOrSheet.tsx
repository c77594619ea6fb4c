import { Suspense, useState } from "react";

import { faceWiring } from "./popover-face";
import type { PopoverFace } from "./popover-face";
import { usePhone } from "@/browser/media-queries";
import { lazyComponent } from "@/lib/lazy-component";

const loadPopover = () => import(/* webpackChunkName: "popover" */ "./AnchoredPopover");
const loadSheet = () => import(/* webpackChunkName: "sheet" */ "./Dialog");
const Popover = lazyComponent(async () => ({ default: (await loadPopover()).AnchoredPopover }));
const Sheet = lazyComponent(async () => ({ default: (await loadSheet()).Dialog }));

/** Fetches what may be wanted soon; when that fails, opening tries again and tells. */
function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/**
 * A button whose choices open beside it, on phones as a sheet from the bottom.
 * What opens is fetched when the pointer or the focus comes near, not with the page.
 */
export function PopoverOrSheet(props: PopoverFace) {
  return usePhone() ? <InSheet {...props} /> : <InPopover {...props} />;
}

function InSheet(props: PopoverFace) {
  const { face, title, children } = props;
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        {...faceWiring(props)}
        type="button"
        aria-expanded={open}
        onFocus={() => fetchAhead(loadSheet)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {face}
      </button>
      {wanted && (
        <Suspense>
          <Sheet open={open} onClose={close} title={title}>
            {children(close)}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}

function InPopover(props: PopoverFace) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <button
      {...faceWiring(props)}
      type="button"
      aria-expanded={false}
      onPointerEnter={() => fetchAhead(loadPopover)}
      onFocus={() => fetchAhead(loadPopover)}
      onClick={() => setWanted(true)}
    >
      {props.face}
    </button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <Popover {...props} />
    </Suspense>
  );
}

import { useState } from "react";

import { cx } from "@/lib/cx";

import { faceWiring } from "./popover-face";
import type { PopoverFace } from "./popover-face";
import { PANEL, useAnchoredPanel } from "./use-anchored-panel";

/** Opens as soon as it is there, because a press on the button asked for it. */
export function AnchoredPopover(props: PopoverFace) {
  const { face, fitButton, label, children } = props;
  const [open, setOpen] = useState(true);
  const { button, panel, leave } = useAnchoredPanel(open, () => setOpen(false), "start");

  return (
    <>
      <button
        {...faceWiring(props)}
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div
          {...panel}
          tabIndex={-1}
          role="dialog"
          aria-label={label}
          className={cx(PANEL, fitButton && "w-(--button-width)")}
        >
          {children(leave)}
        </div>
      )}
    </>
  );
}

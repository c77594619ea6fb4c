import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { useEffect, useRef } from "react";

import { cx } from "@/lib/cx";

import { faceWiring } from "./popover-face";
import type { PopoverFace } from "./popover-face";

/** Opens as soon as it is there, because a press on the button asked for it. */
export function AnchoredPopover(props: PopoverFace) {
  const { face, fitButton, label, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(true);

  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    button.current?.focus();
    button.current?.click();
  }, []);

  return (
    <Popover className="contents">
      <PopoverButton {...faceWiring(props)} ref={button}>
        {face}
      </PopoverButton>
      <PopoverPanel
        focus
        transition
        anchor={{ to: "bottom start", gap: 6, padding: 12 }}
        role="dialog"
        aria-label={label}
        className={cx(
          "z-50 rounded-panel border border-line bg-raised p-1.5 shadow-float outline-none transition duration-2 ease-out data-closed:-translate-y-1 data-closed:opacity-0",
          fitButton && "w-(--button-width)",
        )}
      >
        {({ close }) => children(close)}
      </PopoverPanel>
    </Popover>
  );
}

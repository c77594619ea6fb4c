import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { type ReactElement, type ReactNode, useState } from "react";

import { Dialog } from "./Dialog";
import type { FieldControl } from "./Field";
import { usePhone } from "./use-phone";

interface PopoverOrSheetProps {
  /** Wires the button to its field. */
  control?: FieldControl;
  /** The name of the button where its face does not say it all. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  faceClassName: string;
  /** The title of the sheet. */
  title: ReactNode;
  /** As wide as the button instead of as wide as its content. */
  fitButton?: boolean;
  disabled?: boolean;
  children: (close: () => void) => ReactElement;
}

/** A button has no invalid state to tell: the error is read as its description. */
function wiring(control: FieldControl | undefined) {
  return {
    id: control?.id,
    "aria-describedby": control?.["aria-describedby"],
    "data-invalid": control?.["aria-invalid"],
  };
}

/** A button whose choices open beside it, on phones as a sheet from the bottom. */
export function PopoverOrSheet(props: PopoverOrSheetProps) {
  return usePhone() ? <InSheet {...props} /> : <InPopover {...props} />;
}

function InSheet({
  control,
  label,
  face,
  faceClassName,
  title,
  disabled,
  children,
}: PopoverOrSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        {...wiring(control)}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        className={faceClassName}
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      <Dialog open={open} onClose={close} title={title}>
        {children(close)}
      </Dialog>
    </>
  );
}

function InPopover({
  control,
  label,
  face,
  faceClassName,
  fitButton,
  disabled,
  children,
}: PopoverOrSheetProps) {
  return (
    <Popover className="contents">
      <PopoverButton
        {...wiring(control)}
        aria-label={label}
        aria-haspopup="dialog"
        disabled={disabled}
        className={faceClassName}
      >
        {face}
      </PopoverButton>
      <PopoverPanel
        focus
        transition
        anchor={{ to: "bottom start", gap: 6, padding: 12 }}
        role="dialog"
        aria-label={label}
        className={`z-50 rounded-panel border border-line bg-raised p-1.5 shadow-float outline-none transition duration-2 ease-out data-closed:-translate-y-1 data-closed:opacity-0 ${fitButton ? "w-(--button-width)" : ""}`}
      >
        {({ close }) => children(close)}
      </PopoverPanel>
    </Popover>
  );
}

import type { KeyboardEvent, ReactElement, ReactNode } from "react";

import type { FieldControl } from "../fields/Field";

export interface PopoverFace {
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

/** The arrow down opens too, as it does in every list of choices. */
function openByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== "ArrowDown" || event.currentTarget.ariaExpanded === "true") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** A button has no invalid state to tell: the error is read as its description. */
export function faceWiring({ control, label, disabled, faceClassName }: PopoverFace) {
  return {
    id: control?.id,
    "aria-describedby": control?.["aria-describedby"],
    "data-invalid": control?.["aria-invalid"],
    "aria-label": label,
    "aria-haspopup": "dialog",
    disabled,
    onKeyDown: openByArrow,
    className: faceClassName,
  } as const;
}

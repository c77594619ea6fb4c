import type { ComponentProps } from "react";

import type { RecordField } from "./record-form";

interface PartProps extends Pick<ComponentProps<"div">, "children" | "onPasteCapture"> {
  name: RecordField;
}

/** A field of the form, by its name, so that a chip elsewhere leads there. */
export function Part({ name, ...part }: PartProps) {
  return <div {...part} data-part={name} className="contents" />;
}

/** Moves the focus to a field of a form, and brings it into view. */
export function focusPart(form: HTMLFormElement | null | undefined, name: RecordField): void {
  const control = form?.querySelector<HTMLElement>(
    `[data-part="${name}"] :is(input:checked, input:not([type="radio"]), button)`,
  );
  control?.focus();
  control?.scrollIntoView({ block: "nearest" });
}

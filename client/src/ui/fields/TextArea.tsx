import type { Ref, TextareaHTMLAttributes } from "react";

import { cx } from "@/lib/cx";

import { bareInput, inputBox } from "./input-styles";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Room for some sentences; it grows with them. */
export function TextArea({ className, rows = 4, ...area }: TextAreaProps) {
  return (
    <div className={inputBox("py-2.5")}>
      <textarea
        rows={rows}
        {...area}
        className={cx(bareInput, "field-sizing-content max-h-80 min-h-24 resize-none", className)}
      />
    </div>
  );
}

import type { InputHTMLAttributes, ReactNode, Ref } from "react";

import { cx } from "@/lib/cx";

import { bareInput, inputBox } from "./input-styles";

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "size"> & {
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  /** What stands behind the text: a button, a word. */
  trailing?: ReactNode;
  boxClassName?: string;
  ref?: Ref<HTMLInputElement>;
};

export function TextInput(props: TextInputProps) {
  const { icon, trailing, boxClassName, className, type = "text", ...input } = props;
  return (
    <div className={inputBox(Boolean(trailing) && "pr-1", boxClassName)}>
      {icon && (
        <span aria-hidden="true" className="shrink-0 text-ink-3">
          {icon}
        </span>
      )}
      <input type={type} {...input} className={cx(bareInput, className)} />
      {trailing}
    </div>
  );
}

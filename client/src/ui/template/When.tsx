import type { ReactNode } from "react";

import { templateMode } from "@/lib/template-mode";

interface WhenProps<Value> {
  /** Something of a stored answer, as it is: not `list.length > 0` but `list`. */
  value: Value;
  children: ReactNode | ((value: NonNullable<Value>) => ReactNode);
  /** What is shown when the value is null, empty or zero. */
  otherwise?: ReactNode;
}

function isThere(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/**
 * What is shown only with a value that the server fills in:
 * `<When value={site.contact.phone}>{(phone) => <p>{phone}</p>}</When>`.
 * Null, an empty text, an empty list, zero and false count as none.
 */
export function When<Value>({ value, children, otherwise = null }: WhenProps<Value>) {
  const then = () => (typeof children === "function" ? children(value as never) : children);
  if (templateMode.now) return templateMode.now.when(value, then(), otherwise);
  const there = isThere(value);
  // As many parts as are written, so that ids made below stay the same.
  return (
    <>
      {null}
      {there ? then() : null}
      {null}
      {there ? null : otherwise}
      {null}
    </>
  );
}

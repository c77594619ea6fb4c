import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

import type { ButtonLook } from "./button-styles";
import { buttonStyles } from "./button-styles";
import { Spinner } from "../feedback/Spinner";

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shown left of the words. */
    icon?: ReactNode;
    /** Work is under way: the button keeps its width and its focus and ignores presses. */
    busy?: boolean;
    /** The words while busy, for instance "Saving". */
    busyLabel?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** What stands on the button; while busy it only keeps the width. */
function Face({ busy, children }: { busy: boolean; children: ReactNode }) {
  const look = "inline-flex items-center gap-2";
  if (!busy) return <span className={look}>{children}</span>;
  return (
    <span aria-hidden="true" className={`invisible ${look}`}>
      {children}
    </span>
  );
}

function BusyFace({ words, children }: { words?: string; children: ReactNode }) {
  return (
    <span className="absolute inset-0 flex items-center justify-center gap-2">
      <Spinner />
      {words ? <span>{words}</span> : <span className="sr-only">{children}</span>}
    </span>
  );
}

export function Button({
  variant,
  size,
  block,
  className,
  icon,
  busy = false,
  busyLabel,
  children,
  ...rest
}: ButtonProps) {
  const waiting: Partial<ButtonProps> = busy
    ? { type: "button", onClick: undefined, "aria-busy": true, "aria-disabled": true }
    : {};
  return (
    <button
      type="button"
      {...rest}
      {...waiting}
      className={buttonStyles({ variant, size, block, className })}
    >
      <Face busy={busy}>
        {icon}
        {children}
      </Face>
      {busy && <BusyFace words={busyLabel}>{children}</BusyFace>}
    </button>
  );
}

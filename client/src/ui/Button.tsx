import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

import { type ButtonLook, buttonStyles } from "./button-styles";
import { Spinner } from "./Spinner";

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

export function Button({
  variant,
  size,
  block,
  className,
  icon,
  busy = false,
  busyLabel,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? "button" : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest.disabled || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonStyles({ variant, size, block, className })}
    >
      <span
        aria-hidden={busy || undefined}
        className={
          busy ? "invisible inline-flex items-center gap-2" : "inline-flex items-center gap-2"
        }
      >
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center gap-2">
          <Spinner />
          <span className={busyLabel ? undefined : "sr-only"}>{busyLabel ?? children}</span>
        </span>
      )}
    </button>
  );
}

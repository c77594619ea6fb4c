import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";

import type { ButtonLook } from "./button-styles";
import { buttonStyles } from "./button-styles";

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({
  variant,
  size,
  block,
  className,
  icon,
  children,
  ...rest
}: ButtonLook & Omit<LinkProps, "className"> & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={buttonStyles({ variant, size, block, className })}>
      {icon}
      {children}
    </Link>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { cx } from "@/lib/cx";
import type { PublicPath } from "@/lib/paths";

interface LegalLinkProps {
  to: PublicPath;
  /** The only link of its line: it can be pressed on all of the line's height. */
  alone?: boolean;
  children: ReactNode;
}

/** Opens a legal text in a tab of its own, so that a form stays as it is. */
export function LegalLink({ to, alone, children }: LegalLinkProps) {
  const address = usePublicPath();
  return (
    <Link to={address(to)} target="_blank" className={cx("link", alone && "relative py-3.5")}>
      {children}
    </Link>
  );
}

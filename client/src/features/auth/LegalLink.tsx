import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import type { PublicPath } from "@/lib/paths";

/** Opens a legal text in a tab of its own, so that a form stays as it is. */
export function LegalLink({ to, children }: { to: PublicPath; children: ReactNode }) {
  const address = usePublicPath();
  return (
    <Link to={address(to)} target="_blank" className="link">
      {children}
    </Link>
  );
}

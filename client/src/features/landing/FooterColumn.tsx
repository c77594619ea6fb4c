import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { cx } from "@/lib/cx";

import type { PublicLink } from "./links";

/** The words over one column of the footer. */
export function FooterTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-1 text-small font-bold tracking-normal text-hero-ink">
      {children}
    </h2>
  );
}

interface FooterLinksProps {
  links: readonly PublicLink[];
  className?: string;
}

export function FooterLinks({ links, className }: FooterLinksProps) {
  const { t } = useLingui();
  const address = usePublicPath();
  return (
    <ul className={cx(className)}>
      {links.map(({ id, title, to, hash }) => (
        <li key={id}>
          <Link
            to={{ pathname: address(to), hash }}
            className="flex min-h-11 items-center text-small outline-hero-ink lg:min-h-9 hover:text-hero-ink"
          >
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface FooterColumnProps {
  title: ReactNode;
  links: readonly PublicLink[];
  className?: string;
  listClassName?: string;
}

/** Links of one kind under their title. */
export function FooterColumn({ title, links, className, listClassName }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={className}>
      <FooterTitle id={id}>{title}</FooterTitle>
      <FooterLinks links={links} className={listClassName} />
    </nav>
  );
}

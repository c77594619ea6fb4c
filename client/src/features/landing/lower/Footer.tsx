import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, MapPin, Phone, Rss } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { Link } from "react-router-dom";

import { siteKey, usePublicAnswer } from "@/api/public-content";
import type { Site } from "@/api/public-content";
import { templateMode } from "@/lib/template-mode";
import { Logo } from "@/ui/pictures/Logo";
import { When } from "@/ui/template/When";
import { useLanguage } from "@/i18n/use-language";
import { usePublicPath } from "@/i18n/use-public-path";
import { cx } from "@/lib/cx";
import { feedPath, PUBLIC_PATHS } from "@/lib/paths";

import type { PublicLink } from "../links";
import { FOOTER } from "../sections";

/** Pages are prerendered, so the year is computed in the browser. */
const thisYear = () => templateMode.now?.year ?? new Date().getFullYear();

/** The foot of every public page. */
export default function Footer() {
  const { answer: site } = usePublicAnswer(siteKey());
  return (
    <footer
      id={FOOTER}
      className="relative mt-16 overflow-hidden bg-hero text-hero-ink-2 sm:mt-24 print:hidden"
    >
      <svg
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-10 w-full"
      >
        <path className="fill-bg" d="M0 0h1440v14C1180 60 900 50 640 28S160 0 0 34z" />
      </svg>
      <div className="mx-auto max-w-300 px-5 sm:px-8">
        <div className="grid grid-cols-[1.4fr_1fr] gap-x-5 gap-y-8 pt-16 pb-10 lg:grid-cols-[1.5fr_1.1fr_1.4fr_.9fr] lg:gap-10">
          <div className="col-span-2 lg:col-span-1">
            <Logo className="text-hero-ink" />
            <p className="mt-3.5 max-w-[32ch] text-small text-balance">
              <Trans>A calm place to keep what you earn and watch it grow.</Trans>
            </p>
            {site && <FooterContact contact={site.contact} />}
          </div>
          <FooterColumn
            title={<Trans>Features</Trans>}
            links={FEATURE_LINKS}
            className="col-span-2 lg:col-span-1"
            listClassName="grid grid-cols-2 gap-x-5 lg:grid-cols-1"
          />
          <FooterSocial social={site?.social ?? null} />
          <FooterColumn title={<Trans>Legal</Trans>} links={LEGAL_LINKS} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-5 border-t border-hero-glass py-3">
          <p className="text-small">
            © <span suppressHydrationWarning>{thisYear()}</span> Lumbung
          </p>
          <FooterLinks links={SITE_LINKS} className="flex gap-x-5" />
        </div>
      </div>
    </footer>
  );
}

/** The title of a footer column. */
function FooterTitle({ id, children }: { id?: string; children: ReactNode }) {
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

function FooterLinks({ links, className }: FooterLinksProps) {
  const { t } = useLingui();
  const address = usePublicPath();
  return (
    <ul className={cx(className)}>
      {links.map(({ id, title, to, hash }) => (
        <li key={id}>
          <Link
            to={{ pathname: address(to), hash }}
            className="flex min-h-11 min-w-11 items-center text-small outline-hero-ink lg:min-h-9 hover:text-hero-ink"
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
function FooterColumn({ title, links, className, listClassName }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={className}>
      <FooterTitle id={id}>{title}</FooterTitle>
      <FooterLinks links={links} className={listClassName} />
    </nav>
  );
}

const line = "flex min-h-11 items-center gap-2";
const link = "flex min-h-11 items-center outline-hero-ink hover:text-hero-ink";

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={line}>
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
      {children}
    </li>
  );
}

/** How the site is reached, as far as its operators have said. */
function FooterContact({ contact }: Pick<Site, "contact">) {
  const { name, email, phone, fax } = contact;
  return (
    <ul className="mt-3 text-small">
      <When value={name}>
        <li className={line}>{name}</li>
      </When>
      <When value={contact.street}>
        <Line icon={<MapPin className="size-4" />}>
          <Address contact={contact} />
        </Line>
      </When>
      <When value={email}>
        <Line icon={<Mail className="size-4" />}>
          <a href={contact.email_link ?? undefined} className={`${link} min-w-0 break-words`}>
            {email}
          </a>
        </Line>
      </When>
      <When value={phone}>
        <Line icon={<Phone className="size-4" />}>
          <a href={contact.phone_link ?? undefined} className={link}>
            {phone}
          </a>
        </Line>
      </When>
      <When value={fax}>
        <li className={line}>
          <Trans>Fax</Trans>
          <span>{fax}</span>
        </li>
      </When>
    </ul>
  );
}

function Address({ contact }: Pick<Site, "contact">) {
  const { street, postcode, city, country } = contact;
  return (
    <span className="min-w-0">
      <span>{street}</span>
      <When value={city}>
        <span>, </span>
        <When value={postcode}>
          <span>{postcode}</span>
          <span> </span>
        </When>
        <span>{city}</span>
      </When>
      <When value={country}>
        <span>, </span>
        <span>{country}</span>
      </When>
    </span>
  );
}

type Network = keyof Site["social"];

/** Drawn by hand: lucide has no signs of companies. */
const SIGNS: readonly { network: Network; name: string; sign: ReactNode }[] = [
  {
    network: "instagram",
    name: "Instagram",
    sign: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="5" />
        <circle cx="12" cy="12" r="3.6" />
        <path d="M16.6 7.4h.01" />
      </>
    ),
  },
  {
    network: "youtube",
    name: "YouTube",
    sign: (
      <>
        <rect x="3" y="6" width="18" height="12" rx="4" />
        <path d="m10.5 9.5 4 2.5-4 2.5z" />
      </>
    ),
  },
  { network: "x", name: "X", sign: <path d="m5 5 14 14M19 5 5 19" /> },
  {
    network: "facebook",
    name: "Facebook",
    sign: (
      <path d="M14 21v-8h2.6l.6-3.4H14V7.6c0-1 .5-1.6 1.7-1.6h1.6V3.2A15 15 0 0 0 15 3c-2.4 0-4 1.4-4 4.1v2.5H8.2V13H11v8z" />
    ),
  },
];

const round =
  "grid size-11 place-items-center rounded-full bg-hero-glass text-hero-ink outline-hero-ink hover:bg-hero-glass-hover";

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="lucide size-5 fill-none stroke-current">
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** The site in social networks; the feed where it is in none. */
function FooterSocial({ social }: { social: Site["social"] | null }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const feed = (
    <a href={feedPath(language)} aria-label={t`Atom feed`} className={round}>
      <Rss aria-hidden="true" className="size-5" />
    </a>
  );
  return (
    <div>
      <FooterTitle>
        <Trans>Follow Us for Financial Tips and More</Trans>
      </FooterTitle>
      <div className="mt-2.5 flex flex-wrap gap-1 sm:gap-2">
        {social
          ? SIGNS.map(({ network, name, sign }) => (
              <When key={network} value={social[network]}>
                {(address) => (
                  <a href={address} rel="noopener" aria-label={name} className={round}>
                    <Sign>{sign}</Sign>
                  </a>
                )}
              </When>
            ))
          : null}
        {/* Shown where none of the four is known. */}
        {social
          ? SIGNS.reduceRight<ReactNode>(
              (otherwise, { network }) => (
                <When value={social[network]} otherwise={otherwise}>
                  {null}
                </When>
              ),
              feed,
            )
          : feed}
      </div>
    </div>
  );
}

const HOME = PUBLIC_PATHS.home;

/** The features that the footer lists. */
const FEATURE_LINKS: readonly PublicLink[] = [
  { id: "record", title: msg`Record income and expenses`, to: HOME, hash: "#feature1" },
  { id: "summary", title: msg`Transaction summary`, to: HOME, hash: "#feature2" },
  { id: "budget", title: msg`Plan your budget`, to: HOME, hash: "#feature3" },
  { id: "reminders", title: msg`Reminders`, to: HOME, hash: "#feature4" },
  { id: "saving", title: msg`Saving plan`, to: HOME, hash: "#feature5" },
  { id: "tips", title: msg`Financial articles and tips`, to: PUBLIC_PATHS.tips },
];

/** What there is to read about the site itself. */
const SITE_LINKS: readonly PublicLink[] = [
  { id: "blog", title: msg`Blog`, to: PUBLIC_PATHS.blog },
  { id: "about", title: msg`About us`, to: PUBLIC_PATHS.about },
];

const LEGAL_LINKS: readonly PublicLink[] = [
  { id: "privacy", title: msg`Privacy policy`, to: PUBLIC_PATHS.privacy },
  { id: "terms", title: msg`Terms`, to: PUBLIC_PATHS.terms },
];

import { Trans } from "@lingui/react/macro";
import { usePublicAnswer } from "@/api/public-answers";
import { siteKey } from "@/api/public-keys";
import { writing } from "@/lib/writing";
import { Logo } from "@/ui/Logo";

import { FEATURE_LINKS, LEGAL_LINKS, SITE_LINKS } from "./footer-links";
import { FooterColumn, FooterLinks } from "./FooterColumn";
import { FooterContact } from "./FooterContact";
import { FooterSocial } from "./FooterSocial";
import { FOOTER } from "./sections";

/** A page is written once and read for years, so the year comes when it is read. */
const thisYear = () => writing.now?.year ?? new Date().getFullYear();

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
              <Trans>A quiet place to keep what you earn, and see it grow.</Trans>
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

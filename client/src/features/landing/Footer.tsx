import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { Logo } from "@/ui/Logo";

import { FOOTER_LINKS } from "./links";
import { FOOTER } from "./sections";

const never = () => () => {};
const thisYear = () => String(new Date().getFullYear());
// A page is written once and read for years, so the year comes when it is read.
const unknownYear = () => "";

/** The foot of every public page. */
export default function Footer() {
  const { t } = useLingui();
  const address = usePublicPath();
  const year = useSyncExternalStore(never, thisYear, unknownYear);
  return (
    <footer id={FOOTER} className="relative mt-16 overflow-hidden bg-hero text-hero-ink-2 sm:mt-24">
      <svg
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-10 w-full"
      >
        <path className="fill-bg" d="M0 0h1440v14C1180 60 900 50 640 28S160 0 0 34z" />
      </svg>
      <div className="mx-auto max-w-300 px-5 sm:px-8">
        <div className="grid gap-8 pt-16 pb-10 sm:grid-cols-[1fr_1.4fr] sm:gap-10">
          <div>
            <Logo className="text-hero-ink" />
            <p className="mt-3.5 max-w-[32ch] text-small text-balance">
              <Trans>A quiet place to keep what you earn, and see it grow.</Trans>
            </p>
          </div>
          <nav aria-labelledby="footer-features">
            <h2
              id="footer-features"
              className="mb-1 text-small font-bold tracking-normal text-hero-ink"
            >
              <Trans>Features</Trans>
            </h2>
            <ul className="grid grid-cols-2 items-start gap-x-5 lg:grid-cols-3">
              {FOOTER_LINKS.map(({ id, title, to, hash }) => (
                <li key={id}>
                  <Link
                    to={{ pathname: address(to), hash }}
                    className="flex min-h-11 items-center text-small outline-hero-ink hover:text-hero-ink"
                  >
                    {t(title)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="border-t border-hero-glass py-5 text-small">© {year} Lumbung</p>
      </div>
    </footer>
  );
}

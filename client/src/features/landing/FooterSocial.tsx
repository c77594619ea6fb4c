import { Trans, useLingui } from "@lingui/react/macro";
import { Rss } from "lucide-react";
import type { ReactNode } from "react";

import type { Site } from "@/api/public-types";
import { useLanguage } from "@/i18n/use-language";
import { feedPath } from "@/lib/paths";
import { When } from "@/ui/When";

import { FooterTitle } from "./FooterColumn";

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
export function FooterSocial({ social }: { social: Site["social"] | null }) {
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

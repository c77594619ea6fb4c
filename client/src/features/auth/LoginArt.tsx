import { Trans } from "@lingui/react/macro";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";

import { formatRupiah } from "@/lib/money";
import logo from "@/ui/illustrations/logo.svg";

import card from "./art/card.svg";

const pill =
  "inline-flex min-h-10 items-center gap-2 rounded-full bg-hero-glass px-3.5 text-small font-label";

/** The promise beside the sign-in form, over a drawn card. */
export function LoginArt() {
  const salary = formatRupiah(8_500_000, { signed: true });
  const lunch = formatRupiah(-48_000);
  return (
    <>
      <p className="mb-9 text-slogan font-strong tracking-[-.03em] text-balance">
        <Trans>Reach your financial future, one transaction at a time</Trans>
      </p>
      <div aria-hidden="true">
        <div className="relative isolate flex aspect-[1.6] w-110 max-w-full -rotate-[2.5deg] flex-col justify-between overflow-hidden rounded-3xl p-6 text-on-gold shadow-float">
          <img src={card} alt="" className="absolute inset-0 -z-10 size-full" />
          <div className="flex items-center justify-between">
            <img src={logo} alt="" className="size-9.5" />
            <span className="font-bold">Sari Wulandari</span>
          </div>
          <div>
            <p className="text-small font-label">
              <Trans>Balance</Trans>
            </p>
            <p className="money text-3xl leading-9.5 font-heading tracking-[-.03em]">
              {formatRupiah(18_742_500)}
            </p>
          </div>
        </div>
        <p className="mt-4.5 flex flex-wrap gap-2">
          <span className={pill}>
            <ArrowDownLeft className="size-4" />
            <Trans>
              <span className="money">{salary}</span> salary
            </Trans>
          </span>
          <span className={pill}>
            <ArrowUpRight className="size-4" />
            <Trans>
              <span className="money">{lunch}</span> lunch
            </Trans>
          </span>
        </p>
      </div>
    </>
  );
}

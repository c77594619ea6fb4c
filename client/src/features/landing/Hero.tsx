import { Trans } from "@lingui/react/macro";
import { ArrowRight, Check } from "lucide-react";

import { Button } from "@/ui/Button";
import { ButtonLink } from "@/ui/ButtonLink";

import { HeroCollage } from "./HeroCollage";
import { FEATURE_SECTION } from "./sections";

const promise = "flex items-center gap-2";

interface HeroProps {
  /** Where a visitor begins. */
  startPath: string;
  /** What a person begins with who is signed in; null for a visitor. */
  onStart: (() => void) | null;
}

/** The first thing a visitor reads: what it is for, and where to begin. */
export function Hero({ startPath, onStart }: HeroProps) {
  const start = { size: "lg", className: "max-w-full flex-1 sm:flex-none" } as const;
  const words = (
    <>
      <span className="min-w-0 whitespace-normal">
        <Trans>Get started</Trans>
      </span>
      <ArrowRight aria-hidden="true" className="size-5" />
    </>
  );
  return (
    <section className="mx-auto grid max-w-300 grid-cols-1 items-center gap-8 px-5 pt-3 pb-6 sm:px-8 sm:pt-6 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
      <div>
        <h1
          tabIndex={-1}
          className="mb-5 text-display font-display tracking-[-.035em] text-balance"
        >
          <Trans>Take Control of Your Finances</Trans>
        </h1>
        <p className="mb-7 max-w-[46ch] text-lead text-pretty text-ink-2 sm:text-lg sm:leading-7.5">
          <Trans>
            Write down what comes in and what goes out. Lumbung turns it into a clear picture, a
            budget that fits, and savings that fill up.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center gap-1 sm:gap-3">
          {onStart ? (
            <Button {...start} onClick={onStart}>
              {words}
            </Button>
          ) : (
            <ButtonLink {...start} to={startPath}>
              {words}
            </ButtonLink>
          )}
          <ButtonLink
            to={`#${FEATURE_SECTION}`}
            size="lg"
            variant="ghost"
            className="flex-1 sm:flex-none"
          >
            <Trans>See the tools</Trans>
          </ButtonLink>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-5 gap-y-2 text-small font-medium text-ink-2">
          <li className={promise}>
            <Check aria-hidden="true" className="size-4 text-primary" />
            <Trans>Made for rupiah</Trans>
          </li>
          <li className={promise}>
            <Check aria-hidden="true" className="size-4 text-primary" />
            <Trans>No bank login needed</Trans>
          </li>
        </ul>
      </div>
      <HeroCollage />
    </section>
  );
}

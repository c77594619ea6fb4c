import { Trans } from "@lingui/react/macro";
import { ArrowRight, Check } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router-dom";

import { useBeginGuest } from "@/api/use-begin-guest";
import { useLanguage } from "@/i18n/use-language";
import { usePublicPath } from "@/i18n/use-public-path";
import { cx } from "@/lib/cx";
import { APP_PATHS, PUBLIC_PATHS } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Illustration } from "@/ui/pictures/Illustration";

import people from "./art/people.svg";
import { FEATURE_SECTION } from "./sections";

const promise = "flex items-center gap-2";

interface HeroProps {
  /** Where a visitor begins. */
  startPath: string;
  /** What a signed-in person begins with: the quiz, until it was answered or closed. */
  onStart: (() => void) | null;
  signedIn: boolean;
}

/** The first thing a visitor reads: what it is for, and where to begin. */
export function Hero(props: HeroProps) {
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
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-2">
          <HeroActions {...props} />
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

const action = { size: "lg", className: `${WRAPPING} flex-auto sm:flex-none` } as const;

/** Where a visitor begins, and where a signed-in person goes on. */
function HeroActions({ startPath, onStart, signedIn }: HeroProps) {
  const start = (
    <>
      <Trans>Get started</Trans>
      <ArrowRight aria-hidden="true" className="size-5" />
    </>
  );
  if (onStart) {
    return (
      <>
        <Button {...action} onClick={onStart}>
          {start}
        </Button>
        <ButtonLink {...action} to={APP_PATHS.overview} variant="secondary">
          <Trans>Open Lumbung</Trans>
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {signedIn ? (
        <ButtonLink {...action} to={APP_PATHS.overview}>
          <Trans>Open Lumbung</Trans>
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      ) : (
        <>
          <ButtonLink {...action} to={startPath}>
            {start}
          </ButtonLink>
          <TryFirst />
        </>
      )}
      <ButtonLink
        {...action}
        className={`${action.className} sm:px-3!`}
        to={`#${FEATURE_SECTION}`}
        variant="ghost"
      >
        <Trans>See the tools</Trans>
      </ButtonLink>
    </>
  );
}

/**
 * The way in without an account, straight to the first screen. A link, since buttons do nothing
 * without scripts. What is pressed before its code is there waits for it, by `data-action`.
 */
function TryFirst() {
  const { language } = useLanguage();
  const address = usePublicPath();
  const navigate = useNavigate();
  const { begin, busy, failure } = useBeginGuest(language, () => void navigate(APP_PATHS.overview));
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) begin();
  };
  return (
    <>
      <ButtonLink
        {...action}
        variant="secondary"
        to={address(PUBLIC_PATHS.login)}
        onClick={press}
        data-action
        aria-busy={busy || undefined}
      >
        <Trans>Try without an account</Trans>
      </ButtonLink>
      {failure && (
        <p role="alert" className="order-last w-full text-small text-expense">
          {failure}
        </p>
      )}
    </>
  );
}

function Task({ done, children }: { done?: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 text-caption sm:text-small">
      <span
        className={cx(
          "grid size-4.5 shrink-0 place-items-center rounded-md sm:size-5.5",
          done ? "bg-primary text-on-primary" : "border border-line-control bg-raised",
        )}
      >
        {done && <Check className="size-3.5 sm:size-4" />}
      </span>
      <span className={done ? "text-ink-3 line-through" : "font-bold"}>{children}</span>
    </li>
  );
}

/** Four faces side by side in one picture; each circle shows one of them. */
function Face({ at }: { at: string }) {
  return (
    <span className="relative -ml-2.5 size-8 overflow-hidden rounded-full ring-3 ring-surface first:ml-0">
      <img src={people} alt="" className={cx("absolute top-0 h-8 w-32 max-w-none", at)} />
    </span>
  );
}

/** The drawing beside the promise: the barn, a hand with a coin, today's tasks, people who save. */
function HeroCollage() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto mt-2 w-full max-w-88 sm:max-w-145 lg:mt-0 lg:mr-0"
    >
      <Illustration name="hero" className="w-full" />
      <div className="absolute top-[4%] -right-1 w-47 rounded-panel bg-surface px-3.5 py-3 shadow-float sm:top-[9%] sm:right-0 sm:w-59 sm:px-4.5 sm:py-4">
        <div className="flex items-center justify-between">
          <span className="font-bold">
            <Trans>Today</Trans>
          </span>
          <span className="rounded-badge bg-gold-soft px-2.25 py-1 text-caption font-label text-gold-ink">
            <Trans>2 left</Trans>
          </span>
        </div>
        <ul className="mt-2.5 flex flex-col gap-2.5">
          <Task done>
            <Trans>Record lunch</Trans>
          </Task>
          <Task>
            <Trans>Pay the electricity bill</Trans>
          </Task>
          <Task>
            <Trans>Top up Umrah savings</Trans>
          </Task>
        </ul>
      </div>
      <div className="absolute bottom-[2%] -left-1 flex items-center gap-3 rounded-full bg-surface py-2 pr-3.5 pl-2.5 shadow-float sm:bottom-[7%] sm:-left-3 sm:py-2.5 sm:pr-4.5 sm:pl-3">
        <span className="flex">
          <Face at="left-0" />
          <Face at="-left-8" />
          <Face at="-left-16" />
          <Face at="-left-24" />
        </span>
        <span className="flex items-center gap-2.5 text-small font-bold">
          <span className="size-2.5 rounded-full bg-income-bar ring-4 ring-income-bar/25" />
          <Trans>Saving now</Trans>
        </span>
      </div>
    </div>
  );
}

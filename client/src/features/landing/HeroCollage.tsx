import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { Illustration } from "@/ui/Illustration";

import people from "./art/people.svg";

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
export function HeroCollage() {
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

import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { buttonStyles } from "@/ui/button-styles";

import { FeatureAction } from "./FeatureAction";
import { GoalsArt } from "./art/GoalsArt";
import { SpendingArt } from "./art/SpendingArt";
import type { PressFeature } from "./use-feature";

interface KeyFeatureProps {
  title: ReactNode;
  action: ReactNode;
  art: ReactNode;
  /** The drawing stands left on wide screens. */
  artFirst?: boolean;
  children: ReactNode;
}

function KeyFeature({ title, action, art, artFirst, children }: KeyFeatureProps) {
  return (
    <section className="mx-auto mt-14 grid max-w-300 grid-cols-1 items-center gap-8 px-5 sm:mt-24 sm:px-8 lg:grid-cols-[1fr_1.1fr] lg:gap-18">
      <div className={artFirst ? "lg:order-2" : undefined}>
        <h2 className="text-section font-heading text-balance tracking-[-.028em]">{title}</h2>
        <p className="mt-3.5 mb-6 text-lead text-pretty text-ink-2">{children}</p>
        {action}
      </div>
      <div aria-hidden="true">{art}</div>
    </section>
  );
}

/** What the tools are good for. */
export function KeyFeatures({ press }: { press: PressFeature }) {
  const look = buttonStyles({ variant: "secondary" });
  return (
    <>
      <KeyFeature
        title={<Trans>Monitor spending habits</Trans>}
        art={<SpendingArt />}
        action={
          <FeatureAction id="feature1" press={press} className={look}>
            <Trans>Start recording</Trans>
          </FeatureAction>
        }
      >
        <Trans>
          See where each rupiah goes, by category, without a spreadsheet. When a habit grows, you
          notice it early.
        </Trans>
      </KeyFeature>
      <KeyFeature
        artFirst
        title={<Trans>Set achievable money goals</Trans>}
        art={<GoalsArt />}
        action={
          <FeatureAction id="feature5" press={press} className={look}>
            <Trans>Set a goal</Trans>
          </FeatureAction>
        }
      >
        <Trans>
          Name the goal, choose a share of your income, and watch the barn fill. We tell you the
          month you get there.
        </Trans>
      </KeyFeature>
    </>
  );
}

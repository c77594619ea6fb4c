import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { cx } from "@/lib/cx";
import { lazyComponent } from "@/lib/lazy-component";

import { FeatureAction } from "./FeatureAction";
import { FEATURES, type Feature } from "./features";
import { FEATURE_SECTION } from "../sections";
import { hasDialog, type PressFeature } from "./use-feature";

const FeatureDialog = lazyComponent(
  () => import(/* webpackChunkName: "feature-dialog" */ "./FeatureDialog"),
);

function FeatureCard({ feature, press }: { feature: Feature; press: PressFeature }) {
  const { t } = useLingui();
  const { id, Art, ground, wide } = feature;
  return (
    <li
      id={id}
      className={cx(
        "relative flex scroll-mt-24 flex-col overflow-hidden rounded-2xl border border-line bg-surface transition duration-2 ease-out",
        "target:border-primary hover:shadow-float motion-safe:hover:-translate-y-0.75",
        "outline-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2",
        // Pictures and words of cards beside each other begin and end together.
        "lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-0",
        wide ? "lg:col-span-3" : "lg:col-span-2",
      )}
    >
      <div
        aria-hidden="true"
        className={cx(
          "grid min-h-43 flex-1 grid-cols-1 place-items-center overflow-hidden p-4 sm:p-6",
          wide ? "sm:min-h-58" : "sm:min-h-50",
          ground,
        )}
      >
        <Art />
      </div>
      <div className="px-5 pt-4 pb-5 sm:px-6 sm:pt-5 sm:pb-6">
        <h3 className="mb-1 text-xl text-balance">
          <FeatureAction
            id={id}
            press={press}
            className="text-left outline-none after:absolute after:inset-0 after:content-['']"
          >
            {t(feature.title)}
          </FeatureAction>
        </h3>
        <p className="text-small text-pretty text-ink-2">{t(feature.desc)}</p>
      </div>
    </li>
  );
}

interface FeaturedToolsProps {
  press: PressFeature;
  /** Handles card presses of signed-in people in place of the dialogs. */
  onCard?: (id: string) => void;
  cards?: readonly Feature[];
}

/** The five tools; each card opens its dialog, one that has none shows itself larger. */
export function FeaturedTools({ press, onCard, cards = FEATURES }: FeaturedToolsProps) {
  const [plain, setPlain] = useState<Feature | null>(null);
  const pressOf = (feature: Feature) => {
    if (onCard) return onCard;
    return hasDialog(feature.id) ? press : press && (() => setPlain(feature));
  };
  return (
    <section
      id={FEATURE_SECTION}
      aria-labelledby="featured-tools"
      className="mx-auto max-w-300 scroll-mt-16 px-5 sm:px-8"
    >
      <div className="mt-14 mb-6 text-center sm:mt-22 sm:mb-9">
        <p className="font-bold text-gold-ink">
          <Trans>Featured Tools</Trans>
        </p>
        <h2
          id="featured-tools"
          className="text-section font-heading text-balance tracking-[-.028em]"
        >
          <Trans>Manage Your Finances with Ease</Trans>
        </h2>
      </div>
      <ul className="grid grid-cols-1 gap-3.5 sm:gap-5 lg:grid-cols-6">
        {cards.map((feature) => (
          <FeatureCard key={feature.id} feature={feature} press={pressOf(feature)} />
        ))}
      </ul>
      {plain && (
        <Suspense>
          <FeatureDialog feature={plain} onClose={() => setPlain(null)} />
        </Suspense>
      )}
    </section>
  );
}

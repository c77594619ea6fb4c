import { Trans } from "@lingui/react/macro";
import { Check, Plus, TriangleAlert } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { Money } from "@/ui/Money";

import { type Standing, usedPercent } from "./standing";
import type { Budget } from "./types";

const LOOKS = {
  unset: { Icon: Plus, tone: "text-primary font-label" },
  over: { Icon: TriangleAlert, tone: "text-expense font-label" },
  full: { Icon: Check, tone: "text-income font-label" },
  near: { Icon: TriangleAlert, tone: "text-gold-ink font-label" },
  within: { Icon: null, tone: "text-ink-3" },
};

interface CardStateProps {
  budget: Budget;
  standing: Standing;
}

/** How a category stands, in words and with a picture; and what came over from last month. */
export function CardState({ budget, standing }: CardStateProps) {
  const { Icon, tone } = LOOKS[standing];
  const over = <Money amount={budget.carried} kind="net" />;
  return (
    <>
      <p className={cx("flex items-start gap-1 text-caption", tone)}>
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
        <span>
          <StateWords budget={budget} standing={standing} />
        </span>
      </p>
      {budget.carried !== 0 && (
        <p className="text-caption text-ink-3">
          <Trans>{over} from last month</Trans>
        </p>
      )}
    </>
  );
}

function StateWords({ budget, standing }: CardStateProps) {
  const { language } = useLanguage();
  const amount = <Money amount={Math.abs(budget.left ?? 0)} />;
  const percent = formatPercent(usedPercent(budget), language);
  if (standing === "unset") return <Trans>Set a budget</Trans>;
  if (standing === "over") return <Trans>{amount} over</Trans>;
  if (standing === "full") return <Trans>Used in full</Trans>;
  if (standing === "within") return <Trans>{amount} left</Trans>;
  return (
    <Trans>
      {percent} used, {amount} left
    </Trans>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { useAmounts } from "@/ui/use-amounts";

import { labelOf, QUESTIONS } from "./questions";
import type { Because } from "./types";

/** Which answers something follows from; a hidden income stays hidden. */
export function BecauseLine({ because }: { because: Because }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { hidden } = useAmounts();
  const reasons = because.flatMap(({ question, answer }) => {
    const asked = QUESTIONS[question - 1];
    if (!asked) return [];
    const topic = t(asked.topic);
    if (hidden && asked.ofMoney) return [topic];
    const option = asked.options.find(([value]) => value === answer);
    const label = option ? labelOf(option, t) : answer;
    return [t`“${label}” (${topic})`];
  });
  const answers = new Intl.ListFormat(language, { type: "conjunction" }).format(reasons);
  return (
    <p className="text-small leading-5 text-ink-3">
      {reasons.length > 0 ? (
        <Trans>Because you answered {answers}</Trans>
      ) : (
        <Trans>Because you left this open: it is what most people begin with</Trans>
      )}
    </p>
  );
}

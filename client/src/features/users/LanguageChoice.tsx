import { Trans, useLingui } from "@lingui/react/macro";

import { LANGUAGE_NAMES, LANGUAGES } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";
import { Segmented } from "@/ui/fields/Segmented";

import { ChoiceGroup } from "./ChoiceGroup";

/** The languages, each by its own name. */
export function LanguageChoice() {
  const { t } = useLingui();
  const { language, setLanguage } = useLanguage();
  return (
    <ChoiceGroup label={<Trans>Language</Trans>}>
      <Segmented
        block
        className="max-w-110"
        label={t`Language`}
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
        onChange={(chosen) => void setLanguage(chosen)}
      />
    </ChoiceGroup>
  );
}

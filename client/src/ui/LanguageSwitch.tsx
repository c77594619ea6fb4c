import { useLingui } from "@lingui/react/macro";

import { LANGUAGE_NAMES, LANGUAGES } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";

import { Segmented } from "./Segmented";

/** The languages side by side, each named in its own words for those who listen. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useLingui();
  const { language, setLanguage } = useLanguage();
  return (
    <Segmented
      label={t`Language`}
      className={className}
      value={language}
      onChange={(chosen) => void setLanguage(chosen)}
      options={LANGUAGES.map((value) => ({
        value,
        label: (
          <>
            <span aria-hidden="true">{value.toUpperCase()}</span>
            <span className="sr-only" lang={value}>
              {LANGUAGE_NAMES[value]}
            </span>
          </>
        ),
      }))}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router-dom";

import { LANGUAGE_NAMES, LANGUAGES } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";
import { isPublicPath, PUBLIC_PATHS, publicPath, splitLanguage } from "@/lib/paths";

import { Segmented } from "../fields/Segmented";

/** The same page in the other language, for browsers that run no scripts. */
function OtherLanguage() {
  const { language } = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const page = isPublicPath(path) ? path : PUBLIC_PATHS.home;
  return (
    <noscript>
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <a
          key={other}
          href={publicPath(page, other)}
          hrefLang={other}
          lang={other}
          className="link inline-block py-2.5"
        >
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </noscript>
  );
}

/** The languages side by side, each named in its own words for those who listen. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useLingui();
  const { language, setLanguage } = useLanguage();
  return (
    <>
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
      <OtherLanguage />
    </>
  );
}

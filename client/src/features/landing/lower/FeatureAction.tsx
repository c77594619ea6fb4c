import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { featurePath, loginPath } from "@/lib/paths";

import type { PressFeature } from "./use-feature";

interface FeatureActionProps {
  id: string;
  press: PressFeature;
  className: string;
  children: ReactNode;
}

/** Opens a feature; for a visitor it leads to the sign-in page, which comes back and opens it. */
export function FeatureAction({ id, press, className, children }: FeatureActionProps) {
  const { language } = useLanguage();
  if (press) {
    return (
      <button type="button" className={className} onClick={() => press(id)}>
        {children}
      </button>
    );
  }
  return (
    <Link to={loginPath(language, featurePath(id, language))} className={className}>
      {children}
    </Link>
  );
}

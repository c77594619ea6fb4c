import type { ReactNode } from "react";

import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useAnchorScroll } from "@/browser/use-anchor-scroll";
import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { featurePath, loginPath } from "@/lib/paths";

import { Hero } from "./Hero";

/** The landing page, with what lies below the first look. */
export function LandingPage({ lower }: { lower: ReactNode }) {
  const { language } = useLanguage();
  const { status, quizClosed } = useSession();
  const signedIn = status === "signed-in";
  const open = useOpenDialog();
  useAnchorScroll();
  return (
    <>
      <Hero
        startPath={loginPath(language, featurePath("quiz", language))}
        onStart={signedIn && !quizClosed ? () => open("quiz") : null}
        signedIn={signedIn}
      />
      {lower}
    </>
  );
}

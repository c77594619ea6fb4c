import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { LanguageSwitch } from "../navigation/LanguageSwitch";
import { Logo } from "./Logo";
import { ThemeSwitch } from "../navigation/ThemeSwitch";

/** One card in the middle of the page: what a mailed link is about. */
export function MailCard({ children }: { children: ReactNode }) {
  const address = usePublicPath();
  return (
    <div className="flex min-h-dvh flex-col px-5 pt-3 pb-8 sm:px-8 sm:pt-6">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-2">
        <Link to={address(PUBLIC_PATHS.home)} className="rounded-m">
          <Logo />
        </Link>
        <div className="flex gap-2">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <div className="my-auto grid justify-items-center py-6">
        <main className="w-full max-w-130 rounded-xl border border-line bg-surface px-5 py-7 text-center shadow-card sm:px-9 sm:py-10">
          {children}
        </main>
      </div>
    </div>
  );
}

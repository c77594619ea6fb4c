import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { cx } from "@/lib/cx";
import { PUBLIC_PATHS } from "@/lib/paths";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { Logo } from "@/ui/pictures/Logo";
import { Terraces } from "@/ui/layout/Terraces";
import { ThemeSwitch } from "@/ui/navigation/ThemeSwitch";

interface AuthPageProps {
  /** The drawing on the green panel; narrow screens have no room for it. */
  art: ReactNode;
  title: ReactNode;
  /** The line under the title. */
  lead?: ReactNode;
  /** A wider form for two columns of fields. */
  wide?: boolean;
  children: ReactNode;
}

/** A green panel with a promise on the left, a form on the right. */
export function AuthPage({ art, title, lead, wide, children }: AuthPageProps) {
  const address = usePublicPath();
  const home = address(PUBLIC_PATHS.home);
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1.05fr_1fr]">
      <aside className="relative isolate hidden flex-col overflow-hidden bg-hero px-14 py-10 text-hero-ink lg:flex">
        <Terraces className="-z-10 h-[46%]" />
        <Link to={home} className="self-start rounded-m outline-hero-ink">
          <Logo />
        </Link>
        <div className="my-auto max-w-130 py-8">{art}</div>
      </aside>
      <div className="flex min-w-0 flex-col px-5 pt-3 pb-8 sm:px-8 sm:py-6">
        <header className="flex min-h-13 flex-wrap items-center justify-between gap-2 lg:justify-end">
          <Link to={home} className="rounded-m lg:hidden">
            <Logo />
          </Link>
          <div className="flex gap-2">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </header>
        <main
          className={cx(
            "mx-auto flex w-full flex-col gap-4.5 pt-8 sm:my-auto sm:py-6",
            wide ? "sm:max-w-120" : "sm:max-w-105",
          )}
        >
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead && <p className="text-ink-2">{lead}</p>}
          </div>
          {children}
        </main>
      </div>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { IconButton } from "@/ui/IconButton";
import { LanguageSwitch } from "@/ui/LanguageSwitch";
import { Logo } from "@/ui/Logo";
import { ThemeSwitch } from "@/ui/ThemeSwitch";

import { TopBarAccount } from "./TopBarAccount";
import { TopLinks } from "./TopLinks";

/** The bar at the top of every public page; on narrow screens its entries are in a menu. */
export function TopBar() {
  const { t } = useLingui();
  const address = usePublicPath();
  const { key: place } = useLocation();
  // Open where it was opened; whatever leads elsewhere leaves it closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === place;
  const menu = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);

  return (
    <header className="sticky top-0 z-20 bg-bg/92 frosted noscript:static print:static">
      <div className="mx-auto flex min-h-16 max-w-300 flex-wrap items-center gap-2 px-5 sm:min-h-19 sm:px-8 lg:gap-5">
        <Link to={address(PUBLIC_PATHS.home)} className="rounded-m">
          <Logo />
        </Link>
        <nav aria-label={t`Main`} className="mx-auto hidden lg:block print:hidden">
          <TopLinks look="row" />
        </nav>
        <div className="hidden gap-2 lg:flex print:hidden">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className="ml-auto lg:ml-0 print:hidden">
          <TopBarAccount />
        </div>
        <IconButton
          ref={button}
          label={t`Menu`}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpenAt(open ? null : place)}
          className="-mr-2.5 noscript:hidden lg:hidden print:hidden"
          icon={open ? <X className="size-5" /> : <Menu className="size-5" />}
        />
      </div>
      <div
        id={menu}
        hidden={!open}
        className="unfolded border-y border-line bg-surface px-5 pt-2 pb-5 shadow-float sm:px-8 lg:hidden"
      >
        <nav aria-label={t`Menu`}>
          <TopLinks look="column" onPress={() => setOpenAt(null)} />
        </nav>
        <dl className="mt-2 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 border-t border-line px-3.5 pt-4">
          <dt className="font-label text-ink-2">
            <Trans>Language</Trans>
          </dt>
          <dd className="justify-self-end">
            <LanguageSwitch />
          </dd>
          <dt className="font-label text-ink-2 noscript:hidden">
            <Trans>Theme</Trans>
          </dt>
          <dd className="justify-self-end">
            <ThemeSwitch />
          </dd>
        </dl>
      </div>
    </header>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { cx } from "@/lib/cx";
import { APP_PATHS, ARTICLE_LISTS, PUBLIC_PATHS, splitLanguage } from "@/lib/paths";
import { Avatar } from "@/ui/pictures/Avatar";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { IconButton } from "@/ui/buttons/IconButton";
import { LanguageSwitch } from "@/ui/navigation/LanguageSwitch";
import { Logo } from "@/ui/pictures/Logo";
import { ThemeSwitch } from "@/ui/navigation/ThemeSwitch";

import { TOP_LINKS } from "./links";

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
        <div className="ml-auto flex items-center gap-2 lg:ml-0 print:hidden">
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
        <OpenInMenu />
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

const looks = {
  /** A gold underline below the current or hovered entry. */
  row: "relative inline-flex min-h-11 items-center px-3.5 font-label text-ink-2 after:absolute after:inset-x-3.5 after:bottom-1.5 after:h-0.75 after:origin-center after:scale-x-0 after:rounded-full after:bg-gold after:transition-transform after:duration-2 after:ease-out after:content-[''] hover:after:scale-x-100 aria-[current]:text-ink aria-[current]:after:scale-x-100",
  column:
    "flex min-h-12 items-center rounded-m px-3.5 font-label text-ink-2 hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft",
};

/** Lists that belong to the blog entry. */
const LISTS: readonly string[] = Object.values(ARTICLE_LISTS);

/** The entry of the page that is shown; one with a part of the page goes before the page itself. */
function useCurrent(): string | undefined {
  const { pathname, hash } = useLocation();
  const { path } = splitLanguage(pathname);
  const [list] = LISTS.filter((one) => path === one || path.startsWith(`${one}/`));
  const here = TOP_LINKS.filter(({ to }) => to === (list ? PUBLIC_PATHS.blog : path));
  return (here.find((link) => link.hash && link.hash === hash) ?? here.find(({ hash }) => !hash))
    ?.id;
}

/** The entries of the top bar, in a row or, in the menu of narrow screens, in a column. */
function TopLinks({ look, onPress }: { look: keyof typeof looks; onPress?: () => void }) {
  const { t } = useLingui();
  const address = usePublicPath();
  const current = useCurrent();
  return (
    <ul className={cx("flex", look === "column" && "flex-col")}>
      {TOP_LINKS.map(({ id, title, to, hash }) => (
        <li key={id}>
          <Link
            to={{ pathname: address(to), hash }}
            aria-current={id === current ? "page" : undefined}
            onClick={onPress}
            className={looks[look]}
          >
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The way into the product of a signed-in person, in the menu of narrow screens. */
function OpenInMenu() {
  if (useSession().status !== "signed-in") return null;
  return (
    <ButtonLink to={APP_PATHS.overview} block className="mt-2 mb-2.5 sm:hidden">
      <Trans>Open Lumbung</Trans>
    </ButtonLink>
  );
}

/** Link to sign in, or into the product; narrow screens have room for the photo only. */
function TopBarAccount() {
  const { t } = useLingui();
  const address = usePublicPath();
  const { status, claims } = useSession();
  if (status !== "signed-in") {
    return (
      <ButtonLink to={address(PUBLIC_PATHS.login)}>
        <Trans>Login</Trans>
      </ButtonLink>
    );
  }
  return (
    <>
      <span className="hidden sm:block">
        <ButtonLink to={APP_PATHS.overview}>
          <Trans>Open Lumbung</Trans>
        </ButtonLink>
      </span>
      <Link
        to={APP_PATHS.overview}
        aria-label={t`My overview`}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar src={claims?.avatarUrl ?? null} />
      </Link>
    </>
  );
}

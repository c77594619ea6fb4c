import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { cx } from "@/lib/cx";
import { ARTICLE_LISTS, PUBLIC_PATHS, splitLanguage } from "@/lib/paths";

import { TOP_LINKS } from "./links";

const looks = {
  /** A gold line under the words: always under the page that is shown, else under the pointer. */
  row: "relative inline-flex min-h-11 items-center px-3.5 font-label text-ink-2 after:absolute after:inset-x-3.5 after:bottom-1.5 after:h-0.75 after:origin-center after:scale-x-0 after:rounded-full after:bg-gold after:transition-transform after:duration-2 after:ease-out after:content-[''] hover:after:scale-x-100 aria-[current]:text-ink aria-[current]:after:scale-x-100",
  column:
    "flex min-h-12 items-center rounded-m px-3.5 font-label text-ink-2 hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft",
};

/** The lists that the entry of the blog stands for, with their articles. */
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
export function TopLinks({ look, onPress }: { look: keyof typeof looks; onPress?: () => void }) {
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

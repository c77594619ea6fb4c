import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { pageTitle } from "@/lib/page-title";

let first = true;

/** The address whose html came with the page: what its head says is right until another one. */
let written = globalThis.location?.pathname as string | undefined;

/** Scrolls to the top and focuses the heading of a new page; the first page stays as it is. */
function focusHeading(): void {
  // Of a page that slept until it was left, the next one is the first to come up.
  const stays = first && window.location.pathname === written;
  first = false;
  if (stays) return;
  if (window.location.hash) return;
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

interface RouteAnnouncerProps {
  title: MessageDescriptor | string;
  /** What is said about a page by what is stored with it. */
  description?: string | undefined;
}

/**
 * Stands beside a screen: names the window after it and moves the focus to its heading. What only
 * an answer knows, such as the title of an article, comes as text.
 */
export function RouteAnnouncer({ title, description }: RouteAnnouncerProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const name = typeof title === "string" ? title : t(title);
  useEffect(focusHeading, []);
  useEffect(() => {
    document.title = pageTitle(name);
    if (pathname === written) return;
    written = undefined;
    import(/* webpackChunkName: "head" */ "./head")
      .then(({ updateHead }) => updateHead({ pathname, name, language, description }))
      .catch(() => undefined);
  }, [name, pathname, language, description]);
  return null;
}

import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { isAppPath, isPublicPath, splitLanguage } from "@/lib/paths";

/** Whether a press on a link is one that the browser would follow in this window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The link that was pressed; null where the browser had better follow it by itself. */
function linkPressed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  return link?.target ? null : link;
}

/** The page of this site that a link leads to; null for other sites and parts of this page. */
function pageOf({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
  const here = window.location;
  if (origin !== here.origin || (hash && pathname === here.pathname)) return null;
  const known = isAppPath(pathname) || isPublicPath(splitLanguage(pathname).path);
  return known ? `${pathname}${search}${hash}` : null;
}

/** Lets the links of a text, which is html of the server, change the page as all others do. */
export function useInnerLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      const link = linkPressed(event);
      const page = link && pageOf(link);
      if (page === null) return;
      event.preventDefault();
      void navigate(page);
    };
    element.addEventListener("click", follow);
    return () => element.removeEventListener("click", follow);
  }, [text, navigate]);
}

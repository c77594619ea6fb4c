import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

import { pageTitle } from "@/lib/page-title";

let first = true;

/** Moves the reader to the top of the page that has just come up; the first page stays as it is. */
function arrive(): void {
  if (first) {
    first = false;
    return;
  }
  if (window.location.hash) return;
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Stands beside a screen: names the window after it and moves the focus to its heading. What only
 * an answer knows, such as the title of an article, comes as text.
 */
export function Arrival({ title }: { title: MessageDescriptor | string }) {
  const { t } = useLingui();
  const name = typeof title === "string" ? title : t(title);
  useEffect(arrive, []);
  useEffect(() => {
    document.title = pageTitle(name);
  }, [name]);
  return null;
}

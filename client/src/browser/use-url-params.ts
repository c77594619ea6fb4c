import { type MouseEvent, startTransition, useContext, useOptimistic } from "react";
import {
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
} from "react-router-dom";

import { toSearchText } from "@/lib/searchable-text";

/** Changes what the address says behind its question mark. */
type EditParams = (words: URLSearchParams) => URLSearchParams;

export interface UrlChange {
  /** Back undoes it; else it takes the place of what was there. */
  step?: boolean;
  /** What the entry of the history remembers. */
  state?: unknown;
}

/**
 * What the address of a page says behind its question mark. The page takes a new address when it
 * has the time for it: therefore a change begins with the address as it is by then, not as the page
 * still shows it, and `words` has it at once, so that a quick second press finds the first one.
 */
export function useUrlParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { navigator } = useContext(NavigationContext);
  const [shown, show] = useOptimistic(search);

  const change = (write: EditParams, { step = false, state }: UrlChange = {}) => {
    // A history knows where it is; the type has only what routers need of it.
    const { location } = navigator as typeof navigator & { location: Location };
    // What comes late, such as a search, does not lead back to a page that is being left.
    if (location.pathname !== pathname) return;
    const next = write(new URLSearchParams(location.search)).toString();
    startTransition(() => {
      show(next);
      void navigate({ search: next }, { replace: !step, state });
    });
  };
  /** For a link, which begins with the newest address too; in a new tab it is as it stands. */
  const press = (write: EditParams, how?: UrlChange) => (event: MouseEvent) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    change(write, how);
  };
  return { words: new URLSearchParams(shown), change, press };
}

/** Writes words into an address; those without a value go. */
export function withParams(words: URLSearchParams, changed: Record<string, string | null>) {
  const next = new URLSearchParams(words);
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** No list is asked for a later page: the server refuses it. */
const MAX_PAGE = 1_000_000;

/** The page of a list that an address names. */
export function readPage(words: URLSearchParams): number {
  const page = Number.parseInt(words.get("page") ?? "", 10) || 1;
  return Math.min(Math.max(1, page), MAX_PAGE);
}

/** The most characters that a list searches for, unless it says otherwise. */
export const MAX_SEARCH_LENGTH = 100;

/** What a list is searched for by its address. */
export const readSearch = (words: URLSearchParams) =>
  toSearchText(words.get("q") ?? "", MAX_SEARCH_LENGTH);

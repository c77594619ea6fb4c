import { useLocation, useNavigate } from "react-router-dom";

import type { UrlChange } from "@/browser/use-url-params";
import { readPage, readSearch, useUrlParams, withParams } from "@/browser/use-url-params";
import { usePhone } from "@/browser/media-queries";

import { ACCOUNT_STATUSES } from "./labels";
import type { AccountStatus } from "./types";

/** The default order, newest first, has no parameter. */
const USUAL_SORT = "-registered";

const SORTS = [
  "name",
  "-name",
  "email",
  "-email",
  "registered",
  "-registered",
  "active",
  "-active",
] as const;
type Sort = (typeof SORTS)[number];

export interface UsersQuery {
  q: string;
  sort: Sort;
  status: AccountStatus | "";
  page: number;
  /** The person who is open. */
  user: string | null;
  /** The user whose transactions are looked up. */
  history: string | null;
}

function read(search: URLSearchParams): UsersQuery {
  const sort = SORTS.find((known) => known === search.get("sort"));
  const status = ACCOUNT_STATUSES.find((known) => known === search.get("status"));
  return {
    q: readSearch(search),
    sort: sort ?? USUAL_SORT,
    status: status ?? "",
    page: readPage(search),
    user: search.get("user"),
    history: search.get("history"),
  };
}

type Changed = Partial<Record<keyof UsersQuery, string | null>>;

/** Default values, which have no parameter. */
const USUAL: Changed = { sort: USUAL_SORT, page: "1" };

function toParameters(search: URLSearchParams, changed: Changed): URLSearchParams {
  const names = Object.entries(changed) as [keyof UsersQuery, string | null][];
  const said = names.map(([name, value]) => [name, value === USUAL[name] ? null : value] as const);
  return withParams(search, Object.fromEntries(said));
}

/** In the state of an entry of the history: the one before it is the list without the person. */
const OPENED = { opened: true };

/** How a person is opened: Back closes them again. */
function useOpened(): UrlChange {
  // A sheet makes a step of its own.
  return usePhone() ? {} : { step: true, state: OPENED };
}

/** Filters, order and open user of the list, stored in the URL. */
export function useUsersAddress(): {
  place: UsersQuery;
  /** Paging adds history entries; everything else replaces the current one. */
  change: (changed: Changed, how?: UrlChange) => void;
  /** Opens a person, which Back undoes. */
  open: (user: string) => void;
  /** Closes the person, as Back does. */
  close: () => void;
} {
  const { words, change: write } = useUrlParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof OPENED> | null };
  const how = useOpened();
  const opened = state?.opened === true;
  const change = (changed: Changed, how?: UrlChange) =>
    write((now) => toParameters(now, changed), how);
  const close = () => {
    if (opened) void navigate(-1);
    else change({ user: null });
  };
  return { place: read(words), change, open: (user) => change({ user }, how), close };
}

/** What a link needs to lead to the address at which a person is open. */
export function useOpening(user: string) {
  const { words, press } = useUrlParams();
  const how = useOpened();
  const opened = (now: URLSearchParams) => toParameters(now, { user });
  return { to: { search: opened(words).toString() }, onClick: press(opened, how) };
}

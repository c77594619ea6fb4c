import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

import { usePhone } from "@/ui/use-phone";

import { STANDINGS } from "./words";
import type { Standing } from "./types";

/** The order that needs no word in the address: who came last stands first. */
export const USUAL_SORT = "-registered";

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
export type Sort = (typeof SORTS)[number];

export interface UsersPlace {
  q: string;
  sort: Sort;
  status: Standing | "";
  page: number;
  /** The person who is open. */
  user: string | null;
  /** Whose transactions are to be looked at. */
  history: string | null;
}

function read(search: URLSearchParams): UsersPlace {
  const sort = SORTS.find((known) => known === search.get("sort"));
  const status = STANDINGS.find((known) => known === search.get("status"));
  return {
    q: (search.get("q") ?? "").slice(0, 100),
    sort: sort ?? USUAL_SORT,
    status: status ?? "",
    page: Math.max(1, Number.parseInt(search.get("page") ?? "", 10) || 1),
    user: search.get("user"),
    history: search.get("history"),
  };
}

type Changed = Partial<Record<keyof UsersPlace, string | null>>;

function written(search: URLSearchParams, changed: Changed): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    const usual = name === "sort" ? USUAL_SORT : name === "page" ? "1" : "";
    if (value && value !== usual) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** In the state of an entry of the history: the one before it is the list without the person. */
const OPENED = { opened: true };

interface How {
  step?: boolean;
  state?: typeof OPENED;
}

/** What the address says is shown: which users, in which order, and who is open. */
export function useUsersAddress(): {
  place: UsersPlace;
  /** Pages are steps that Back undoes; everything else takes the place of what was there. */
  change: (changed: Changed, how?: How) => void;
  /** Opens a person, which Back undoes. */
  open: (user: string) => void;
  /** Closes the person, as Back does. */
  close: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof OPENED> | null };
  // A sheet makes a step of its own.
  const step = !usePhone();
  const opened = state?.opened === true;
  const change = useCallback(
    (changed: Changed, { step = false, state }: How = {}) =>
      setSearch((before) => written(before, changed), {
        replace: !step,
        state,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const open = (user: string) => change({ user }, step ? { step, state: OPENED } : {});
  const close = () => {
    if (opened) void navigate(-1);
    else change({ user: null });
  };
  return { place: read(search), change, open, close };
}

/** The address at which a person is open, for a link. */
export function useOpening(user: string) {
  const { search } = useLocation();
  const phone = usePhone();
  const to = { search: written(new URLSearchParams(search), { user }).toString() };
  return phone ? { to, replace: true } : { to, state: OPENED };
}

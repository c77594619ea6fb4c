import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

type Changed = Record<string, string | null>;

function written(search: URLSearchParams, changed: Changed): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    if (value && !(name === "page" && value === "1")) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** What the address says of a list: its words as they stand there, and which page. */
export function usePanelAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changed: Changed, { step = false } = {}) =>
      setSearch((before) => written(before, changed), { replace: !step, preventScrollReset: true }),
    [setSearch],
  );
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "", 10) || 1);
  return { read: (name: string) => search.get(name) ?? "", page, change };
}

import { useEffect, useRef } from "react";

import { useListAddress } from "./use-list-address";

/**
 * Moves the focus with the open item that the address names.
 *
 * On phones the pressed row is hidden, and on wide screens it is far away.
 */
export function useListFocus(name: string) {
  const open = useListAddress().text(name);
  const list = useRef<HTMLDivElement>(null);
  const item = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (open === left) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const line = links.find(({ href }) => new URL(href).searchParams.get(name) === left);
    const landing = open ? item.current : (line ?? list.current);
    landing?.focus({ preventScroll: true });
  }, [open, name]);
  return { list, item };
}

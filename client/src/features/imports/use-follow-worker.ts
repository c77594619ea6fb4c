import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { invalidateMoney } from "./mutations";
import { getRowsKey } from "./queries";
import type { Import, ImportState } from "./types";

function idsOf(imports: readonly Import[], states: readonly ImportState[]): string {
  return imports.flatMap(({ id, state }) => (states.includes(state) ? [id] : [])).join();
}

const listIds = (joined: string): string[] => (joined ? joined.split(",") : []);

/** What the worker has put into the ledger, or taken out of it, shows everywhere. */
export function useFollowWorker(imports: readonly Import[]): void {
  const client = useQueryClient();
  const before = useRef<readonly string[]>([]);
  const moving = idsOf(imports, ["applying", "undoing"]);
  const reading = idsOf(imports, ["reading"]);
  useEffect(() => {
    const now = listIds(moving);
    if (before.current.some((id) => !now.includes(id))) invalidateMoney(client);
    before.current = now;
  }, [client, moving]);
  // The rows it reads again are others than those that were shown.
  useEffect(() => {
    for (const id of listIds(reading)) client.removeQueries({ queryKey: getRowsKey(id) });
  }, [client, reading]);
}

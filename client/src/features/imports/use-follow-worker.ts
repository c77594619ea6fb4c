import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { invalidateMoney } from "./mutations";
import type { Import } from "./types";

/** Whether the worker changes the ledger for it. */
function movesMoney({ state }: Import): boolean {
  return state === "applying" || state === "undoing";
}

/** What the worker has put into the ledger, or taken out of it, shows everywhere. */
export function useFollowWorker(imports: readonly Import[]): void {
  const client = useQueryClient();
  const before = useRef<readonly string[]>([]);
  const moving = imports.filter(movesMoney).map(({ id }) => id);
  const key = moving.join();
  useEffect(() => {
    const now = key ? key.split(",") : [];
    if (before.current.some((id) => !now.includes(id))) invalidateMoney(client);
    before.current = now;
  }, [client, key]);
}

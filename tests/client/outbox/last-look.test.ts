import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { hasView, keepViews } from "@/features/outbox/last-look";

import { storeInMemory } from "../support/indexed-db";

test("an answer that came with the page is kept as well as one that was asked for", async () => {
  storeInMemory();
  const client = new QueryClient();
  const end = keepViews(client, "ayu", [{ at: ["names"], always: true }]);
  const came = { queryKey: ["names", "en"], initialData: ["Main wallet"] };
  const leave = new QueryObserver(client, { ...came, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  client.setQueryData(["names", "id"], ["Dompet utama"]);
  for (const language of ["en", "id"]) {
    await vi.waitFor(async () => expect(await hasView("ayu", ["names", language])).toBe(true));
  }
  leave();
  end();
});

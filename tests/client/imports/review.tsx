import { Route, Routes } from "react-router-dom";
import { vi } from "vitest";

import { session } from "@/api/session";
import ImportsPage from "@/app/member/pages/ImportsPage";
import type { Import, ImportRow } from "@/features/imports/types";

import { answer, type Call, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { page, row, serveImports } from "./imports";

type Answers = Parameters<typeof serve>[0];

/** Serves one import with its rows, and what a test adds. */
export function serveOne(
  one: Import,
  rows: Partial<Record<string, ImportRow[]>> = {},
  more: Answers = {},
) {
  return serveImports({
    "GET /imports": () => answer({ datas: [one] }),
    "GET /imports/I": () => answer({ datas: [one] }),
    "GET /imports/I/rows": ({ path }) => {
      const tab = new URLSearchParams(path.split("?")[1]).get("tab") ?? "";
      return page(rows[tab] ?? [], null, one);
    },
    ...more,
  });
}

/** Opens the page of that import. */
export function openImport() {
  return showScreen(
    <main>
      <Routes>
        <Route path="/import" element={<h1>All of them</h1>} />
        <Route path="/import/:id" element={<ImportsPage />} />
      </Routes>
    </main>,
    { at: "/import/i" },
  );
}

/** The bodies of what was changed. */
export const changes = (calls: readonly Call[]) =>
  calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
export const ROWS = { new: [row("3"), row("2", { name: "", detail: "", text: "BIAYA ADM" })] };

/** A phone, signed in. */
export async function prepare(): Promise<void> {
  sessionStorage.clear();
  windowOfWidth(390);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  serve({});
  await session.goOn();
}

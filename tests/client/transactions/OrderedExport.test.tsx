import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import type { TransactionExport } from "@/api/transaction-export";
import { OrderedExport } from "@/features/transactions/exports/OrderedExport";
import { NO_FILTERS, toQuery } from "@/features/transactions/filters";
import { ExportMenu } from "@/features/transactions/list/ExportMenu";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { savedFiles } from "../support/saved-files";
import { windowOfWidth } from "../ui/window";

function file(changed: Partial<TransactionExport> = {}): TransactionExport {
  return {
    id: "01",
    state: "running",
    format: "xlsx",
    progress: 12_000,
    total: 150_000,
    size: null,
    created_at: "2026-11-20T20:00:00Z",
    expires_at: null,
    ...changed,
  };
}

const READY = file({ state: "ready", progress: 150_000, size: 3_758_973 });

const FILTERS = { ...NO_FILTERS, category: "expenses" } as const;

function open(answers: Parameters<typeof serve>[0], language: "en" | "id" = "en") {
  const calls = serve({
    "GET /transactions/export": () => refusal(409, { code: "export_too_long" }),
    ...answers,
  });
  const page = (
    <>
      <ExportMenu filters={FILTERS} empty={false} onPrint={() => undefined} printing={false} />
      <OrderedExport query={toQuery(FILTERS)} />
    </>
  );
  return { calls, ...showScreen(page, { at: "/transaction", language }) };
}

const listed = (...files: TransactionExport[]) => ({
  "GET /transactions/exports": () => answer({ datas: files }),
});
const card = () => screen.findByRole("region", { name: "Your export" });

beforeEach(() => windowOfWidth(1280));

describe("an export of very many transactions", () => {
  it("is ordered, shows how far it is, and can then be downloaded", async () => {
    const names = savedFiles();
    const states = [[], [file()], [READY]];
    const { person, calls } = open({
      "GET /transactions/exports": () => answer({ datas: states.shift() ?? [READY] }),
      "POST /transactions/exports": () =>
        answer({ message: "", datas: [file({ state: "queued", progress: 0 })] }, 202),
      "GET /transactions/exports/01/file": () =>
        new Response("PK", {
          headers: { "Content-Disposition": 'attachment; filename="lumbung-transactions.xlsx"' },
        }),
    });
    await person.click(await screen.findByRole("button", { name: "Export" }));
    await person.click(await screen.findByRole("button", { name: /Spreadsheet/ }));
    expect(await screen.findByText("0 of 150,000 transactions")).toBeInTheDocument();
    // Only what changes seldom is read out.
    const [said] = screen.getAllByText("Preparing your export");
    expect(said).toHaveAttribute("role", "status");
    expect(await screen.findByText("12,000 of 150,000 transactions")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Your export" })).toHaveAttribute(
      "aria-valuetext",
      "12,000 of 150,000 transactions",
    );
    expect(await screen.findByText("XLSX, 3.8 MB. Available for 24 hours.")).toBeInTheDocument();
    expect(said).toHaveTextContent("Your export is ready");
    await person.click(screen.getByRole("button", { name: "Download" }));
    await waitFor(() => expect(names).toEqual(["lumbung-transactions.xlsx"]));
    const ordered = calls.find(({ method }) => method === "POST");
    expect(ordered?.body).toEqual({ category: "expenses", format: "xlsx", sort: "-date" });
    const looks = calls.filter(({ path }) => path === "/transactions/exports");
    expect(looks.map(({ background }) => background)).toEqual([false, false, true, true]);
  });

  it("is cancelled, and the focus stays where it was", async () => {
    const { person, calls } = open({
      ...listed(file()),
      "DELETE /transactions/exports/01": () => answer({ message: "" }),
    });
    await person.click(await screen.findByRole("button", { name: "Cancel the export" }));
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Your export" })).not.toBeInTheDocument(),
    );
    expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
    expect(document.body).not.toHaveFocus();
  });

  it("that another tab has ordered appears when a second one is refused", async () => {
    const states = [[], [file()]];
    const { person } = open({
      "GET /transactions/exports": () => answer({ datas: states.shift() ?? [file()] }),
      "POST /transactions/exports": () => refusal(409, { code: "export_running" }),
    });
    await person.click(await screen.findByRole("button", { name: "Export" }));
    await person.click(await screen.findByRole("button", { name: /Spreadsheet/ }));
    expect(within(await card()).getByRole("button", { name: "Cancel the export" })).toBeVisible();
  });

  it("that failed says so, and is ordered again", async () => {
    const { person } = open({
      ...listed(file({ state: "failed" })),
      "POST /transactions/exports": () => answer({ message: "", datas: [READY] }, 202),
    });
    expect(await card()).toHaveTextContent("Your transactions are safe");
    await person.click(within(await card()).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("XLSX, 3.8 MB. Available for 24 hours.")).toBeInTheDocument();
  });

  it("that is gone says why, and leaves the page", async () => {
    const states = [[READY]];
    const { person } = open({
      "GET /transactions/exports": () => answer({ datas: states.shift() ?? [] }),
      "GET /transactions/exports/01/file": () => refusal(404, { code: "not_found" }),
    });
    await person.click(within(await card()).getByRole("button", { name: "Download" }));
    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Your export" })).not.toBeInTheDocument(),
    );
  });

  it("is told in Indonesian with its numbers", async () => {
    open(listed(file()), "id");
    expect(await screen.findByText("12.000 dari 150.000 catatan")).toBeInTheDocument();
  });
});

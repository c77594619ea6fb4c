import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TransactionsPage } from "@/features/transactions/list/TransactionsPage";
import type { Transaction } from "@/features/transactions/types";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { row } from "./rows";

const lunch = row({ id: "3", detail: "lunch", amount: 48_000 });
const pay = row({ id: "2", detail: "pay", type: "income", amount: 90_000 });
const ojek = row({ id: "1", detail: "ojek", amount: 22_000, date: "2024-06-17", version: 4 });

function page(datas: Transaction[], count = datas.length, next_cursor: string | null = null) {
  const sum = (type: string) =>
    datas.reduce((total, each) => total + (each.type === type ? each.amount : 0), 0);
  const totals = { income: sum("income"), expenses: sum("expenses"), count };
  return answer({ datas, totals, next_cursor });
}

function open(answers: Parameters<typeof serve>[0], datas = [lunch, pay, ojek], count?: number) {
  const calls = serve({ "GET /transactions": () => page(datas, count), ...answers });
  const dialogs = vi.fn();
  const list = (
    <DialogsContext value={dialogs}>
      <TransactionsPage
        today="2024-06-18"
        hero={null}
        result={null}
        onRecord={() => undefined}
        onSummary={() => undefined}
        CategoryName={({ id }) => id}
        CategoryPicker={() => null}
        OrderedExport={() => null}
      />
    </DialogsContext>
  );
  return { calls, dialogs, ...showScreen(list) };
}

const rows = () => screen.getAllByRole("row").slice(1);
const names = () => rows().map((each) => /lunch|pay|ojek/.exec(each.textContent ?? "")?.[0]);
const sent = (calls: { method: string; path: string }[]) =>
  calls.flatMap(({ method, path }) => (method === "GET" ? [] : [`${method} ${path}`]));

async function choose(person: ReturnType<typeof open>["person"], of: string, action: string) {
  const menu = await screen.findByRole("button", { name: new RegExp(`for ${of}`) });
  // Each row has its menu on the way; of three that are, `act` lets none arrive (react/react#37556).
  await vi.dynamicImportSettled();
  await person.click(menu);
  await person.click(await screen.findByRole("menuitem", { name: action }));
}

beforeEach(() => {
  windowOfWidth(1280);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a row", () => {
  it("opens by its name, and is duplicated from its menu", async () => {
    const { person, dialogs } = open({});
    await person.click(await screen.findByRole("button", { name: /^Food.*ojek$/ }));
    expect(dialogs).toHaveBeenLastCalledWith("edit", { transaction: ojek });
    await choose(person, "ojek", "Duplicate");
    expect(dialogs).toHaveBeenLastCalledWith("record", { copy: ojek });
  });

  it("goes at once when it is deleted, is counted no more, and the next one has the focus", async () => {
    const { person, calls } = open({
      "DELETE /transactions/2": () => new Promise<Response>(() => undefined),
    });
    await choose(person, "pay", "Delete");
    expect(names()).toEqual(["lunch", "ojek"]);
    expect(screen.getByText("2 transactions")).toBeInTheDocument();
    expect(screen.getByText(/^Deleted: pay/)).toHaveTextContent("Deleted: pay, Rp90.000.");
    expect(sent(calls)).toEqual(["DELETE /transactions/2"]);
    await waitFor(() => expect(screen.getByRole("button", { name: /^Food.*ojek$/ })).toHaveFocus());
  });

  it("comes back with all others that were deleted meanwhile, by one Undo", async () => {
    const done = () => answer({ message: "", balance: 0 });
    const { person, calls } = open({
      "DELETE /transactions/2": done,
      "DELETE /transactions/1": done,
      "POST /transactions/2/restore": () => answer({ message: "", datas: [pay], balance: 0 }),
      "POST /transactions/1/restore": () => answer({ message: "", datas: [ojek], balance: 0 }),
    });
    await choose(person, "pay", "Delete");
    await choose(person, "ojek", "Delete");
    expect(screen.queryByText(/^Deleted: pay/)).not.toBeInTheDocument();
    expect(screen.getByText("2 transactions deleted.")).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: /^Undo/ }));
    expect(names()).toEqual(["lunch", "pay", "ojek"]);
    expect(await screen.findByText("2 transactions restored.")).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      "DELETE /transactions/2",
      "DELETE /transactions/1",
      "POST /transactions/2/restore",
      "POST /transactions/1/restore",
    ]);
  });

  it("is put back with the reason when it could not be deleted", async () => {
    const { person } = open({ "DELETE /transactions/2": noConnection });
    await choose(person, "pay", "Delete");
    expect(
      await screen.findByText(/^We couldn.t delete it\. We can.t reach Lumbung/),
    ).toBeVisible();
    expect(names()).toEqual(["lunch", "pay", "ojek"]);
    expect(screen.queryByText(/^Deleted:/)).not.toBeInTheDocument();
  });

  it("is shown as another device has left it, instead of being deleted unseen", async () => {
    const raised = { ...ojek, amount: 25_000, version: 5 };
    const code = "changed_meanwhile";
    const { person } = open({
      "DELETE /transactions/1": () => refusal(412, { code, ...{ datas: [raised] } }),
    });
    await choose(person, "ojek", "Delete");
    expect(
      await screen.findByText(/changed on another device, so we didn't delete it/),
    ).toBeVisible();
    expect(rows()[2]).toHaveTextContent("-Rp25.000");
  });

  it("leaves again when Undo fails, and another try is offered", async () => {
    let down = true;
    const { person } = open({
      "DELETE /transactions/2": () => answer({ message: "", balance: 0 }),
      "POST /transactions/2/restore": () =>
        down ? noConnection() : answer({ message: "", datas: [pay], balance: 0 }),
    });
    await choose(person, "pay", "Delete");
    await person.click(screen.getByRole("button", { name: /^Undo/ }));
    const again = await screen.findByRole("button", { name: /^Try again/ });
    expect(names()).toEqual(["lunch", "ojek"]);
    down = false;
    await person.click(again);
    expect(await screen.findByText("Transaction restored.")).toBeVisible();
    expect(names()).toEqual(["lunch", "pay", "ojek"]);
  });
});

describe("chosen rows", () => {
  const bar = () => screen.findByRole("toolbar");
  const box = (name: string) =>
    screen.findByRole("checkbox", { name: new RegExp(`Select ${name}`) });

  it("are deleted as one act, and come back as one", async () => {
    let datas = [lunch, pay, ojek];
    const { person, calls } = open({
      "GET /transactions": () => page(datas),
      "POST /transactions/bulk": () => {
        datas = [lunch];
        return answer({ message: "", datas: [{ id: "A", count: 2 }], balance: 0 });
      },
      "POST /transactions/bulk/A/undo": () => {
        datas = [lunch, pay, ojek];
        return answer({ message: "", datas: [{ id: "A", count: 2, kept: 1 }], balance: 0 });
      },
    });
    await person.click(await box("pay"));
    await person.click(await box("ojek"));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("2 selected");
    expect(await bar()).toHaveTextContent("+Rp68.000");
    await person.click(within(await bar()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 transactions deleted.")).toBeVisible();
    expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
    expect(names()).toEqual(["lunch"]);
    const [bulk] = calls.filter(({ method }) => method === "POST");
    expect(bulk?.body).toEqual({ action: "delete", ids: ["2", "1"] });
    expect(bulk?.key).toMatch(/^[0-9a-f]{32}$/);
    await person.click(screen.getByRole("button", { name: /^Undo/ }));
    expect(
      await screen.findByText("2 transactions restored. 1 has changed since, so we left it alone."),
    ).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["lunch", "pay", "ojek"]));
  });

  it("are all that match when that is asked for, and nothing is done when they have changed", async () => {
    const { person, calls } = open(
      { "POST /transactions/bulk": () => refusal(412, { code: "changed_meanwhile" }) },
      undefined,
      1234,
    );
    await person.click(
      await screen.findByRole("checkbox", { name: "Select all loaded transactions" }),
    );
    await person.click(await screen.findByRole("button", { name: "Select all 1,234 that match" }));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("All 1,234 selected");
    await person.click(within(await bar()).getByRole("button", { name: "Delete" }));
    await person.click(await screen.findByRole("button", { name: "Delete all" }));
    expect(await screen.findByText(/have changed, so we left them alone/)).toBeVisible();
    const [bulk] = calls.filter(({ method }) => method === "POST");
    const filters = { category: "all", include: "transfers,adjustments" };
    expect(bulk?.body).toEqual({ action: "delete", filters, count: 1234 });
    expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
  });

  it("stay chosen when the act does not come through, and are let go by Escape", async () => {
    const { person } = open({ "POST /transactions/bulk": noConnection });
    await person.click(await box("pay"));
    await person.click(within(await bar()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText(/can.t reach Lumbung/)).toBeVisible();
    expect(await box("pay")).toBeChecked();
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
    expect(await box("pay")).not.toBeChecked();
  });
});

it("begins choosing by a long press on a phone, which opens nothing", async () => {
  windowOfWidth(390);
  const { dialogs } = open({});
  const line = await screen.findByRole("button", { name: "Edit ojek, -Rp22.000" });
  vi.useFakeTimers();
  fireEvent.pointerDown(line, { pointerType: "touch", clientX: 5, clientY: 5 });
  act(() => vi.advanceTimersByTime(600));
  vi.useRealTimers();
  fireEvent.pointerUp(line);
  fireEvent.click(line);
  expect(dialogs).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Select ojek, -Rp22.000" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await screen.findByRole("toolbar")).toHaveTextContent("1 selected");
});

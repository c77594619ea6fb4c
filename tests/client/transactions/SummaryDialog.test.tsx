import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { SummaryDialog } from "@/features/transactions/summary/SummaryDialog";

import { answer, noConnection, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const window_ = {
  start: "2024-05-01",
  end: "2024-06-30",
  previous: "2024-04-30",
  next: null as string | null,
};

function months(income: number, expenses: number, window = window_) {
  const may = { start: "2024-05-01", end: "2024-05-31", label: "May", income: 0, expenses: 0 };
  const june = { start: "2024-06-01", end: "2024-06-30", label: "Jun", income, expenses };
  return answer({ datas: [may, june], window });
}

function open() {
  const onClose = vi.fn();
  const onRecord = vi.fn();
  const dialog = (
    <SummaryDialog
      onClose={onClose}
      today="2024-06-18"
      onRecord={onRecord}
      Categories={({ onLeave }) => <button onClick={onLeave}>Rent</button>}
    />
  );
  return { onClose, onRecord, ...showScreen(dialog) };
}

beforeEach(() => {
  windowOfWidth(1280);
  // The bars themselves need a layout; their figures stand in the table.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it("begins with months and praises a window that earned more than it spent", async () => {
  serve({ "GET /transactions/summary": () => months(10_250_000, 4_924_500) });
  open();
  const sentence = await screen.findByText(/Congrats! You've earned/);
  expect(sentence).toHaveTextContent(
    "Congrats! You've earned +Rp10.250.000 and spent -Rp4.924.500",
  );
  expect(screen.getByRole("radio", { name: "Month" })).toBeChecked();
  expect(screen.getByRole("button", { name: /^June 2024/ })).toHaveAttribute("aria-current");
});

it("says it plainly when more was spent", async () => {
  serve({ "GET /transactions/summary": () => months(1_000, 2_000) });
  open();
  expect(await screen.findByText(/^You earned/)).toHaveTextContent(
    "You earned +Rp1.000 and spent -Rp2.000.",
  );
});

it("moves to the neighbouring windows that there are", async () => {
  const calls = serve({
    "GET /transactions/summary": ({ path }) =>
      months(5, 1, path.includes("at=") ? { ...window_, next: "2024-05-01" } : window_),
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Later" }));
  await person.click(screen.getByRole("button", { name: "Earlier" }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual([
      "/transactions/summary?period=month",
      "/transactions/summary?period=month&at=2024-04-30",
    ]),
  );
  await person.click(screen.getByRole("radio", { name: "Week" }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe("/transactions/summary?period=week"));
});

it("leads from a pair of bars to its rows", async () => {
  serve({ "GET /transactions/summary": () => months(5, 1) });
  const { person, onClose } = open();
  await person.click(await screen.findByRole("button", { name: /^June 2024/ }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(currentAddress()).toBe("/transaction?from=2024-06-01&to=2024-06-30");
});

it("says what to do where nothing is recorded", async () => {
  serve({ "GET /transactions/summary": () => months(0, 0) });
  const { person, onRecord } = open();
  expect(await screen.findByText("Nothing recorded in this period")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Add Transaction" }));
  expect(onRecord).toHaveBeenCalledOnce();
});

it("says when it cannot be loaded, and tries again on demand", async () => {
  let down = true;
  serve({ "GET /transactions/summary": () => (down ? noConnection() : months(5, 1)) });
  const { person } = open();
  expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  down = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Congrats/)).toBeInTheDocument();
});

it("shows the categories behind their own tab, from which a link closes the dialog", async () => {
  serve({ "GET /transactions/summary": () => months(5, 1) });
  const { person, onClose } = open();
  await person.click(await screen.findByRole("tab", { name: "Categories" }));
  expect(screen.queryByRole("radio", { name: "Month" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Rent" }));
  expect(onClose).toHaveBeenCalledOnce();
});

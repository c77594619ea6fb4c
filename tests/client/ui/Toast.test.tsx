import { act, fireEvent, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { ShowToast, ToastMessage } from "@/ui/feedback/toast-context";
import { ToastProvider } from "@/ui/feedback/ToastProvider";
import { useToast } from "@/ui/feedback/use-toast";

import { show } from "./show";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function Teller({ toast }: { toast: ToastMessage }) {
  const tell = useToast();
  return (
    <button type="button" onClick={() => tell(toast)}>
      Tell
    </button>
  );
}

function told(toast: ToastMessage, times = 1) {
  show(
    <ToastProvider>
      <Teller toast={toast} />
    </ToastProvider>,
  );
  for (let n = 0; n < times; n += 1) fireEvent.click(screen.getByText("Tell"));
}

/** A page that says whatever it is given. */
function speaker() {
  const said: { say?: ShowToast } = {};
  function Speaker() {
    const say = useToast();
    useEffect(() => {
      said.say = say;
    }, [say]);
    return null;
  }
  show(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
  return (...toasts: ToastMessage[]) => act(() => toasts.forEach((toast) => said.say?.(toast)));
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it("waits for a pause in speech with a success and leaves after 5 seconds", () => {
  told({ tone: "success", text: "Saved." });
  expect(screen.getByRole("status")).toHaveTextContent("Saved.");
  pass(4.9);
  expect(screen.getByText("Saved.")).toBeInTheDocument();
  pass(0.2);
  expect(screen.queryByText("Saved.")).not.toBeInTheDocument();
});

it("interrupts with a refusal", () => {
  told({ tone: "error", text: "That did not work." });
  expect(screen.getByRole("alert")).toHaveTextContent("That did not work.");
});

it("stays 10 seconds with an action, which it does once and leaves", () => {
  const run = vi.fn();
  told({ tone: "success", text: "Deleted.", action: { label: "Undo", run } });
  pass(9.9);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("Deleted.")).not.toBeInTheDocument();
});

it("never leaves while the pointer is on it", () => {
  told({ tone: "success", text: "Saved." });
  const toast = screen.getByText("Saved.");
  fireEvent.pointerEnter(toast.parentElement as Element);
  pass(60);
  expect(toast).toBeInTheDocument();
  fireEvent.pointerLeave(toast.parentElement as Element);
  pass(5.1);
  expect(toast).not.toBeInTheDocument();
});

it("never leaves while it has the focus", () => {
  told({ tone: "success", text: "Saved." });
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  pass(60);
  expect(screen.getByText("Saved.")).toBeInTheDocument();
});

it("gives the focus back to where it was when it is answered by keyboard", () => {
  told({ tone: "success", text: "Deleted.", action: { label: "Undo", run: () => undefined } });
  act(() => screen.getByText("Tell").focus());
  act(() => screen.getByRole("button", { name: "Undo" }).focus());
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("Tell")).toHaveFocus();
});

it("gives the focus to the heading when the place it came from is gone", () => {
  show(
    <main>
      <h1>Transactions</h1>
      <div dangerouslySetInnerHTML={{ __html: '<button type="button">Lunch</button>' }} />
    </main>,
  );
  told({ tone: "success", text: "Deleted.", action: { label: "Undo", run: () => undefined } });
  const row = screen.getByText("Lunch");
  act(() => row.focus());
  act(() => screen.getByRole("button", { name: "Undo" }).focus());
  row.remove();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("heading")).toHaveFocus();
});

it("leaves the focus alone when it is answered by a pointer", () => {
  told({ tone: "success", text: "Deleted.", action: { label: "Undo", run: () => undefined } });
  act(() => screen.getByText("Tell").focus());
  const undo = screen.getByRole("button", { name: "Undo" });
  act(() => undo.focus());
  fireEvent.click(undo, { detail: 1 });
  expect(screen.getByText("Tell")).not.toHaveFocus();
});

it("leaves at once when closed", () => {
  told({ tone: "success", text: "Saved." });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Saved.")).not.toBeInTheDocument();
});

it("shows the newest three and no more", () => {
  const say = speaker();
  for (const n of ["1", "2", "3", "4", "5"]) say({ tone: "success", text: `Saved ${n}.` });
  expect(screen.getAllByText(/^Saved/).map(({ textContent }) => textContent)).toEqual([
    "Saved 3.",
    "Saved 4.",
    "Saved 5.",
  ]);
});

it("says the same words once, but keeps each that can be undone", () => {
  const say = speaker();
  const action = { label: "Undo", run: () => undefined, undo: true };
  for (let n = 0; n < 3; n += 1) say({ tone: "success", text: "Saved." });
  expect(screen.getAllByText("Saved.")).toHaveLength(1);
  say({ tone: "success", text: "Deleted.", action }, { tone: "success", text: "Deleted.", action });
  expect(screen.getAllByText("Deleted.")).toHaveLength(2);
});

it("keeps what can be undone in sight before what only tells", () => {
  const undo = { label: "Undo", run: () => undefined, undo: true };
  const say = speaker();
  say({ tone: "success", text: "Deleted.", action: undo });
  say(...["One.", "Two.", "Three."].map((text) => ({ tone: "success" as const, text })));
  expect(screen.getByText("Deleted.")).toBeInTheDocument();
  expect(screen.queryByText("One.")).not.toBeInTheDocument();
});

it("takes the place of the one about the same, and its time begins again", () => {
  const gone = vi.fn();
  const action = { label: "Undo", run: () => undefined };
  const about = "deleted";
  const say = speaker();
  say({ tone: "success", text: "1 deleted.", about, action, onGone: gone });
  pass(9);
  say({ tone: "success", text: "2 deleted.", about, action: { ...action }, onGone: gone });
  expect(screen.queryByText("1 deleted.")).not.toBeInTheDocument();
  pass(9);
  expect(screen.getByText("2 deleted.")).toBeInTheDocument();
  expect(gone).not.toHaveBeenCalled();
  pass(1.1);
  expect(screen.queryByText("2 deleted.")).not.toBeInTheDocument();
  expect(gone).toHaveBeenCalledOnce();
});

it("is undone by Ctrl+Z from anywhere, once, but not out of a field where one types", () => {
  const run = vi.fn();
  told({ tone: "success", text: "Deleted.", action: { label: "Undo", run, undo: true } });
  const field = document.body.appendChild(document.createElement("input"));
  fireEvent.keyDown(field, { key: "z", ctrlKey: true });
  expect(run).not.toHaveBeenCalled();
  field.remove();
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("Deleted.")).not.toBeInTheDocument();
});

import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { ToastMessage } from "@/ui/toast-context";
import { ToastProvider } from "@/ui/ToastProvider";
import { useToast } from "@/ui/use-toast";

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

it("leaves at once when closed", () => {
  told({ tone: "success", text: "Saved." });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Saved.")).not.toBeInTheDocument();
});

it("shows the newest three and no more", () => {
  told({ tone: "success", text: "Saved." }, 5);
  expect(screen.getAllByText("Saved.")).toHaveLength(3);
});

import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";

import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import ConfirmQuestion from "@/ui/dialog/ConfirmQuestion";
import { ToastProvider } from "@/ui/feedback/ToastProvider";
import { useToast } from "@/ui/feedback/use-toast";

import { show } from "./show";
import { windowOfWidth } from "./window";

beforeEach(() => {
  windowOfWidth(1280);
});

function Record({ typed = false }: { typed?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Record"
        guard={() => typed}
        footer={<Button>Save</Button>}
      >
        <input aria-label="Detail" data-autofocus />
      </Dialog>
    </>
  );
}

async function opened(typed = false) {
  const { person } = show(<Record typed={typed} />);
  await person.click(screen.getByRole("button", { name: "Add" }));
  return { person, dialog: await screen.findByRole("dialog", { name: "Record" }) };
}

const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

it("takes the focus to the field that wants it and gives it back when closed", async () => {
  const { person } = await opened();
  await waitFor(() => expect(screen.getByLabelText("Detail")).toHaveFocus());
  await person.click(screen.getByRole("button", { name: "Back" }));
  await gone();
  expect(screen.getByRole("button", { name: "Add" })).toHaveFocus();
});

it("closes with Escape", async () => {
  const { person } = await opened();
  await person.keyboard("{Escape}");
  await gone();
});

it("keeps what is sent in it from the form around it", async () => {
  const [around, inside] = [vi.fn(), vi.fn()];
  show(
    <form onSubmit={around}>
      <Dialog open onClose={() => undefined} title="Record">
        <form onSubmit={inside} aria-label="Inside" />
      </Dialog>
    </form>,
  );
  fireEvent.submit(await screen.findByRole("form", { name: "Inside" }));
  expect(inside).toHaveBeenCalledOnce();
  expect(around).not.toHaveBeenCalled();
});

it("asks before it loses what was typed, and stays when told so", async () => {
  const { person } = await opened(true);
  await person.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  const keep = screen.getByRole("button", { name: "Keep editing" });
  await waitFor(() => expect(keep).toHaveFocus());
  await person.click(keep);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(screen.getByRole("dialog", { name: "Record" })).toBeInTheDocument();
});

it("asks as well when the device's Back wants it closed", async () => {
  const { dialog } = await opened(true);
  expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
  expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
});

it("opens again and asks when the browser has closed it, whatever was typed", async () => {
  const { dialog } = await opened(true);
  act(() => (dialog as HTMLDialogElement).close());
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent(dialog, new Event("close"));
  expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Record" })).toBeInTheDocument();
});

it("stays when a press begins inside and ends outside", async () => {
  const { dialog } = await opened();
  fireEvent.pointerDown(screen.getByLabelText("Detail"));
  fireEvent.click(dialog);
  expect(screen.getByRole("dialog", { name: "Record" })).toBeInTheDocument();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  await gone();
});

it.each([
  [390, true],
  [1280, false],
])("gives the toasts a place above its buttons on phones only: %i px", async (width, placed) => {
  windowOfWidth(width);
  show(
    <ToastProvider>
      <Dialog open onClose={() => undefined} title="Record">
        Amount
      </Dialog>
    </ToastProvider>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Record" });
  const toasts = within(dialog).getByRole("status");
  expect(toasts.closest("[data-toast-slot]") !== null).toBe(placed);
});

it("has the toasts inside while it is open, so that they can be pressed", async () => {
  const run = vi.fn();
  function Undoing() {
    const toast = useToast();
    const action = { label: "Undo", run };
    return <Button onClick={() => toast({ tone: "success", text: "Gone", action })}>Take</Button>;
  }
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <ToastProvider>
        <Dialog open={open} onClose={() => setOpen(false)} title="Record">
          <Undoing />
        </Dialog>
      </ToastProvider>
    );
  }
  const { person } = show(<Page />);
  await person.click(screen.getByRole("button", { name: "Take" }));
  const dialog = screen.getByRole("dialog", { name: "Record" });
  await person.click(within(dialog).getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  await person.click(screen.getByRole("button", { name: "Take" }));
  await person.keyboard("{Escape}");
  await gone();
  expect(screen.getByRole("status")).toHaveTextContent("Gone");
});

it("leaves without saving when the person wants that", async () => {
  const { person } = await opened(true);
  await person.click(screen.getByRole("button", { name: "Back" }));
  await person.click(await screen.findByRole("button", { name: "Leave" }));
  await gone();
});

it("closes on a phone with the browser's Back and leaves the page where it was", async () => {
  windowOfWidth(390);
  const before = window.location.href;
  await opened();
  await waitFor(() => expect(window.history.state).toHaveProperty("sheet"));
  act(() => window.history.back());
  await gone();
  expect(window.location.href).toBe(before);
});

const sheet = () => ((window.history.state ?? {}) as { sheet?: string }).sheet;

it("closes on a phone the question alone with the browser's Back, and nothing typed", async () => {
  windowOfWidth(390);
  const { person } = await opened(true);
  await waitFor(() => expect(sheet()).toBeDefined());
  const ofDialog = sheet();
  await person.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(sheet()).not.toBe(ofDialog));
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(screen.getByRole("dialog", { name: "Record" })).toBeInTheDocument();
  expect(sheet()).toBe(ofDialog);
});

it("takes the places of both away when the question ends the dialog", async () => {
  windowOfWidth(390);
  const { person } = await opened(true);
  await waitFor(() => expect(sheet()).toBeDefined());
  const ofDialog = sheet();
  await person.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(sheet()).not.toBe(ofDialog));
  await person.click(screen.getByRole("button", { name: "Leave" }));
  await gone();
  await waitFor(() => expect(sheet()).toBeUndefined());
});

it("takes its place in the phone's history away when closed otherwise", async () => {
  windowOfWidth(390);
  const { person } = await opened();
  await waitFor(() => expect(window.history.state).toHaveProperty("sheet"));
  await person.click(screen.getByRole("button", { name: "Back" }));
  await gone();
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty("sheet"));
});

/** The strip with the handle, which only phones show. */
function handleOf(dialog: HTMLElement): Element {
  const handle = dialog.querySelector(".touch-none");
  if (!handle) throw new Error("The sheet has no handle.");
  handle.setPointerCapture = () => undefined;
  return handle;
}

it("closes when its handle is dragged down far enough", async () => {
  windowOfWidth(390);
  const { dialog } = await opened();
  const handle = handleOf(dialog);
  fireEvent.pointerDown(handle, { clientY: 300, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientY: 380, pointerId: 1 });
  fireEvent.pointerUp(handle, { clientY: 420, pointerId: 1 });
  await gone();
});

it("springs back when its handle is dragged only a little", async () => {
  windowOfWidth(390);
  const { dialog } = await opened();
  const handle = handleOf(dialog);
  fireEvent.pointerDown(handle, { clientY: 300, pointerId: 1 });
  fireEvent.pointerUp(handle, { clientY: 340, pointerId: 1 });
  expect(screen.getByRole("dialog", { name: "Record" })).toBeInTheDocument();
});

it("leaves the sheet open that follows another one on a phone", async () => {
  windowOfWidth(390);
  function Two() {
    const [shown, setShown] = useState<"first" | "second" | null>("first");
    return (
      <>
        {shown === "first" && (
          <Dialog open onClose={() => setShown(null)} title="First">
            <Button onClick={() => setShown("second")}>Go on</Button>
          </Dialog>
        )}
        {shown === "second" && (
          <Dialog open onClose={() => setShown(null)} title="Second">
            <p>Codes</p>
          </Dialog>
        )}
      </>
    );
  }
  const { person } = show(<Two />);
  await waitFor(() => expect(window.history.state).toHaveProperty("sheet"));
  const first = (window.history.state as { sheet: string }).sheet;
  await person.click(await screen.findByRole("button", { name: "Go on" }));
  expect(await screen.findByRole("dialog", { name: "Second" })).toBeInTheDocument();
  await waitFor(() => {
    const { sheet } = (window.history.state ?? {}) as { sheet?: string };
    expect(sheet).toBeDefined();
    expect(sheet).not.toBe(first);
  });
  expect(screen.getByRole("dialog", { name: "Second" })).toBeInTheDocument();
  act(() => window.history.back());
  await gone();
});

it("keeps the second half of a double tap from what lies under it, and nothing else", async () => {
  await opened();
  const press = (target: Element, x: number, detail = 1) => {
    const at = { clientX: x, clientY: 300, detail };
    fireEvent.pointerDown(target, at);
    fireEvent.click(target, at);
  };
  const add = screen.getByRole("button", { name: "Add", hidden: true });
  const seen = vi.fn();
  add.addEventListener("click", seen);
  press(screen.getByRole("button", { name: "Back" }), 200);
  await gone();
  press(add, 210);
  expect(seen).not.toHaveBeenCalled();
  fireEvent.click(add, { detail: 0 });
  expect(seen).toHaveBeenCalledTimes(1);
  press(add, 240);
  expect(seen).toHaveBeenCalledTimes(2);
});

it("goes at once when it is closed while it still comes in, however busy the machine is", async () => {
  class Coming {
    playState = "running";
    finished = new Promise(() => undefined);
  }
  vi.stubGlobal("CSSTransition", Coming);
  const coming = vi.spyOn(Element.prototype, "getAnimations");
  coming.mockImplementation(() => [new Coming() as unknown as Animation]);
  const { person } = await opened();
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(screen.getByRole("button", { name: "Add" })).toHaveFocus());
  coming.mockRestore();
});

function Deletion() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Button>Next</Button>
      <ConfirmQuestion open={open} title="Sure?" confirm="Yes" onConfirm={close} onCancel={close}>
        It goes.
      </ConfirmQuestion>
    </>
  );
}

it("a question gives the focus back at once, and does not take it later", async () => {
  const { person } = show(<Deletion />);
  await person.click(screen.getByRole("button", { name: "Delete" }));
  await person.click(await screen.findByRole("button", { name: "Yes" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  await person.tab();
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  // So long what fades would take.
  await new Promise((later) => setTimeout(later, 100));
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
});

import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useRef, useState } from "react";
import { expect, test } from "vitest";

import { useRestoreFocus } from "@/browser/use-restore-focus";
import { useFocusFallback } from "@/browser/use-focus-fallback";

function Once() {
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const [done, setDone] = useState(false);
  return (
    <section onFocus={onFocus}>
      <h2 ref={heading} tabIndex={-1}>
        Your devices
      </h2>
      {!done && (
        <button type="button" onClick={() => setDone(true)}>
          Sign out
        </button>
      )}
    </section>
  );
}

test("the focus lands on the heading when the pressed button goes away", async () => {
  render(<Once />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("heading")).toHaveFocus();
});

function Question({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useRestoreFocus(true);
  return (
    <button type="button" ref={button} onClick={onClose}>
      Cancel
    </button>
  );
}

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete Account
      </button>
      {open && <Question onClose={() => setOpen(false)} />}
    </>
  );
}

test("the focus is given back to what opened a question", async () => {
  render(<Asking />);
  await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  const opener = screen.getByRole("button", { name: "Delete Account" });
  await waitFor(() => expect(opener).toHaveFocus());
});

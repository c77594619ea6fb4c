import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test } from "vitest";

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

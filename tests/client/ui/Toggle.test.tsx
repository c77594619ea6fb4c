import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import { Toggle } from "@/ui/Toggle";

afterEach(() => vi.useRealTimers());

/** A choice that is heard of a moment later, as from a cache, or not taken at all. */
function Choice({ taken }: { taken: boolean }) {
  const [on, setOn] = useState(false);
  return <Toggle label="Choice" on={on} onChange={() => setTimeout(() => taken && setOn(true))} />;
}

test.each([true, false])("a switch never turns back before it is known: taken %s", (taken) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  render(<Choice taken={taken} />);
  const choice = screen.getByRole<HTMLInputElement>("switch");
  act(() => choice.click());
  expect(choice).toBeChecked();
  act(() => vi.runAllTimers());
  expect(choice.checked).toBe(taken);
});

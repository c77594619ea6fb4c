import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Toggle } from "@/ui/fields/Toggle";

import { show } from "./show";

afterEach(() => vi.useRealTimers());

function DarkTheme() {
  const [on, setOn] = useState(false);
  return <Toggle label="Dark theme" hint="Off: follows this device" on={on} onChange={setOn} />;
}

/** A choice that is heard of a moment later, as from a cache, or not taken at all. */
function Choice({ taken }: { taken: boolean }) {
  const [on, setOn] = useState(false);
  return <Toggle label="Choice" on={on} onChange={() => setTimeout(() => taken && setOn(true))} />;
}

describe("a toggle", () => {
  it("is a switch that the whole row turns", async () => {
    const { person } = show(<DarkTheme />);
    const toggle = screen.getByRole("switch", { name: /Dark theme/ });
    expect(toggle).not.toBeChecked();
    await person.click(screen.getByText("Off: follows this device"));
    expect(toggle).toBeChecked();
  });

  it("is turned by the keyboard", async () => {
    const { person } = show(<DarkTheme />);
    await person.tab();
    await person.keyboard(" ");
    expect(screen.getByRole("switch")).toBeChecked();
  });

  it.each([true, false])("does not turn back before it is known: taken %s", (taken) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    show(<Choice taken={taken} />);
    const choice = screen.getByRole<HTMLInputElement>("switch");
    act(() => choice.click());
    expect(choice).toBeChecked();
    act(() => vi.runAllTimers());
    expect(choice.checked).toBe(taken);
  });
});

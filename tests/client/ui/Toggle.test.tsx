import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";

import { Toggle } from "@/ui/Toggle";

import { show } from "./show";

function DarkTheme() {
  const [on, setOn] = useState(false);
  return <Toggle label="Dark theme" hint="Off: as on this device" on={on} onChange={setOn} />;
}

describe("a toggle", () => {
  it("is a switch that the whole row turns", async () => {
    const { person } = show(<DarkTheme />);
    const toggle = screen.getByRole("switch", { name: /Dark theme/ });
    expect(toggle).not.toBeChecked();
    await person.click(screen.getByText("Off: as on this device"));
    expect(toggle).toBeChecked();
  });

  it("is turned by the keyboard", async () => {
    const { person } = show(<DarkTheme />);
    await person.tab();
    await person.keyboard(" ");
    expect(screen.getByRole("switch")).toBeChecked();
  });
});

import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { DateField } from "@/ui/fields/DateField";

import { show } from "./show";
import { windowOfWidth } from "./window";

function Day({ onClear }: { onClear?: () => void }) {
  const [value, setValue] = useState("2024-06-18");
  return (
    <DateField
      label="Date"
      value={value}
      today="2024-06-18"
      onChange={setValue}
      onClear={onClear}
    />
  );
}

const button = (day: string) => screen.getByRole("button", { name: `Date: ${day}` });
const gone = () => waitFor(() => expect(screen.queryByRole("grid")).not.toBeInTheDocument());

describe.each([
  ["beside the button", 1280],
  ["as a sheet on phones", 390],
])("the calendar opens %s", (_where, width) => {
  beforeEach(() => {
    windowOfWidth(width);
  });

  it("and a day is chosen by pressing it", async () => {
    const { person } = show(<Day />);
    await person.click(button("June 18, 2024"));
    await person.click(await screen.findByRole("button", { name: /^Wednesday, June 5, 2024/ }));
    await gone();
    expect(button("June 5, 2024")).toBeInTheDocument();
  });

  it("and yesterday is one press away", async () => {
    const { person } = show(<Day />);
    await person.click(button("June 18, 2024"));
    await person.click(await screen.findByRole("button", { name: "Yesterday" }));
    await gone();
    expect(button("June 17, 2024")).toBeInTheDocument();
  });
});

describe("in the calendar", () => {
  beforeEach(() => {
    windowOfWidth(1280);
  });

  it("weeks start on Sunday and days after tomorrow cannot be chosen", async () => {
    const { person } = show(<Day />);
    await person.click(button("June 18, 2024"));
    await screen.findByRole("grid", { name: "June 2024" });
    const heads = screen.getAllByRole("columnheader", { hidden: true });
    expect(heads.map((head) => head.textContent).join("")).toBe("SMTWTFS");
    expect(heads[0]).toHaveAttribute("aria-label", "Sunday");
    expect(screen.getByRole("button", { name: /June 19, 2024/ })).toBeEnabled();
    expect(screen.getByRole("button", { name: /June 20, 2024/ })).toBeDisabled();
  });

  it("arrow keys move from day to day", async () => {
    const { person } = show(<Day />);
    await person.click(button("June 18, 2024"));
    await screen.findByRole("grid");
    const today = screen.getByRole("button", { name: "Today, Tuesday, June 18, 2024, selected" });
    await waitFor(() => expect(today).toHaveFocus());
    await person.keyboard("{ArrowUp}{Enter}");
    await gone();
    expect(button("June 11, 2024")).toBeInTheDocument();
  });

  it("speaks Indonesian", async () => {
    const { person } = show(<Day />, "id");
    await person.click(button("18 Juni 2024"));
    expect(await screen.findByRole("grid", { name: "Juni 2024" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Bulan sebelumnya" })).toBeInTheDocument();
  });

  it("the day can be taken away where that is offered", async () => {
    const onClear = vi.fn();
    const { person } = show(<Day onClear={onClear} />);
    await person.click(button("June 18, 2024"));
    await person.click(await screen.findByRole("button", { name: "Any day" }));
    expect(onClear).toHaveBeenCalledOnce();
    await gone();
  });
});

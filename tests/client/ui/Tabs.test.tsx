import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";

import { Tabs } from "@/ui/navigation/Tabs";

import { show } from "./show";

const tabs = ["One", "Two", "Three"].map((label) => ({ value: label.toLowerCase(), label }));

function Parts() {
  const [value, setValue] = useState("one");
  return (
    <Tabs label="Parts" value={value} tabs={tabs} onChange={setValue}>
      <p>part {value}</p>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });

test("a press opens a tab and names the panel after it", async () => {
  const { person } = show(<Parts />);
  expect(screen.getByRole("tabpanel", { name: "One" })).toHaveTextContent("part one");
  await person.click(tab("Three"));
  expect(tab("Three")).toHaveAttribute("aria-selected", "true");
  expect(tab("One")).toHaveAttribute("aria-selected", "false");
  expect(screen.getByRole("tabpanel", { name: "Three" })).toHaveTextContent("part three");
});

test("the row is one stop for Tab; arrows, Home and End move and go round", async () => {
  const { person } = show(<Parts />);
  await person.tab();
  expect(tab("One")).toHaveFocus();
  await person.keyboard("{ArrowRight}");
  expect(tab("Two")).toHaveFocus();
  expect(screen.getByText("part two")).toBeVisible();
  await person.keyboard("{End}{ArrowRight}");
  expect(tab("One")).toHaveFocus();
  await person.keyboard("{ArrowLeft}");
  expect(tab("Three")).toHaveFocus();
  await person.keyboard("{Home}");
  expect(screen.getByText("part one")).toBeVisible();
  await person.tab();
  expect(document.body).toHaveFocus();
});

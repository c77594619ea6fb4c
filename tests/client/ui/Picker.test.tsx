import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { Dialog } from "@/ui/dialog/Dialog";
import { Field } from "@/ui/fields/Field";
import { Picker } from "@/ui/fields/Picker";

import { show } from "./show";
import { windowOfWidth } from "./window";

const options = [
  { value: "food", label: "Food & Beverages", icon: "/icons/steaming-bowl.svg" },
  { value: "transport", label: "Transportation", aliases: ["Ojek"] },
  { value: "rent", label: "Rent", hint: "A house or flat that you rent" },
];

function Category({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="Category" error={error}>
      {(control) => (
        <Picker
          control={control}
          label="Category"
          placeholder="Select Category"
          options={options}
          value={value}
          onChange={setValue}
        />
      )}
    </Field>
  );
}

const button = () => screen.getByRole("button", { name: /^Category:/ });
const choices = () =>
  within(screen.getByRole("listbox", { name: "Category" }))
    .queryAllByRole("option")
    .map((option) => option.textContent);

describe.each([
  ["beside the field", 1280],
  ["as a sheet on phones", 390],
])("the list opens %s", (_where, width) => {
  beforeEach(() => {
    windowOfWidth(width);
  });

  it("and a press chooses", async () => {
    const { person } = show(<Category />);
    await person.click(button());
    await person.click(await screen.findByRole("option", { name: "Rent" }));
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    expect(button()).toHaveAccessibleName("Category: Rent");
  });

  it("and the search finds by name and by alias, without case", async () => {
    const { person } = show(<Category />);
    await person.click(button());
    const search = await screen.findByRole("combobox", { name: "Search" });
    await person.type(search, "beve");
    expect(choices()).toEqual(["Food & Beverages"]);
    await person.clear(search);
    await person.type(search, "OJEK");
    expect(choices()).toEqual(["Transportation"]);
  });

  it("and a line of help tells an option from a similar one", async () => {
    const { person } = show(<Category />);
    await person.click(button());
    const rent = await screen.findByRole("option", { name: "Rent" });
    expect(rent).toHaveAccessibleDescription("A house or flat that you rent");
    expect(within(rent).getByText("A house or flat that you rent")).toBeVisible();
  });

  it("and says when nothing is found", async () => {
    const { person } = show(<Category />, "id");
    await person.click(button());
    await person.type(await screen.findByRole("combobox"), "zzz");
    expect(choices()).toEqual([]);
    expect(screen.getByText("Tidak ketemu. Coba kata lain.")).toBeVisible();
  });
});

describe("with the keyboard alone", () => {
  beforeEach(() => {
    windowOfWidth(1280);
  });

  it("arrows move, Enter chooses and the focus returns to the field", async () => {
    const { person } = show(<Category />);
    await person.tab();
    await person.keyboard("{Enter}");
    const search = await screen.findByRole("combobox", { name: "Search" });
    await waitFor(() => expect(search).toHaveFocus());
    await person.keyboard("{ArrowDown}");
    const active = screen.getByRole("option", { name: "Transportation" });
    expect(search).toHaveAttribute("aria-activedescendant", active.id);
    await person.keyboard("{Enter}");
    await waitFor(() => expect(button()).toHaveFocus());
    expect(button()).toHaveAccessibleName("Category: Transportation");
  });

  it("the list opens at what is chosen, also below other sections", async () => {
    const sections = options.map((option, at) => ({ ...option, section: at ? "Others" : "Last" }));
    const { person } = show(
      <Picker label="Category" placeholder="" options={sections} value="rent" onChange={vi.fn()} />,
    );
    await person.click(button());
    const search = await screen.findByRole("combobox", { name: "Search" });
    const chosen = screen.getByRole("option", { name: "Rent", selected: true });
    expect(search).toHaveAttribute("aria-activedescendant", chosen.id);
  });

  it("the arrows go round at both ends", async () => {
    const { person } = show(<Category />);
    await person.click(button());
    const search = await screen.findByRole("combobox", { name: "Search" });
    await person.type(search, "{ArrowUp}");
    const last = screen.getByRole("option", { name: "Rent" });
    expect(search).toHaveAttribute("aria-activedescendant", last.id);
  });

  it("Escape on its button closes it, and not the dialog that it lies in", async () => {
    const onClose = vi.fn();
    const { person } = show(
      <Dialog open onClose={onClose} title="Record">
        <Category />
      </Dialog>,
    );
    await person.click(button());
    await screen.findByRole("listbox");
    act(() => button().focus());
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
    await person.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("Escape closes without choosing", async () => {
    const { person } = show(<Category />);
    await person.click(button());
    await screen.findByRole("listbox");
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    expect(button()).toHaveAccessibleName("Category: Select Category");
  });
});

it("reads its error with the field", () => {
  windowOfWidth(1280);
  show(<Category error="Choose a category." />);
  expect(button()).toHaveAccessibleDescription("Choose a category.");
});

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";

import { show } from "./show";

const options = ["Indonesia", "Malaysia"].map((name) => ({ value: name, label: name }));

test("is named by its label, described by what is wrong, and can be left unchosen", async () => {
  const { person } = show(
    <Field label="Country" error="Choose one.">
      {(control) => <Select {...control} placeholder="Not set" options={options} defaultValue="" />}
    </Field>,
  );
  const select = screen.getByRole("combobox", { name: "Country" });
  expect(select).toHaveDisplayValue("Not set");
  expect(select).toBeInvalid();
  expect(select).toHaveAccessibleDescription("Choose one.");
  await person.selectOptions(select, "Malaysia");
  expect(select).toHaveValue("Malaysia");
});

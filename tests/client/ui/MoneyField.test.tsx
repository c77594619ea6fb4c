import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";
import { MoneyField } from "@/ui/fields/MoneyField";

import { show } from "./show";

function Amount({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <MoneyField label="Amount" value={value} onChange={setValue} kind="expenses" />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(null)}>
        Empty
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
const value = () => screen.getByRole("status").textContent;

it("sets the thousands dots as one types and tells whole rupiah", async () => {
  const { person } = show(<Amount />);
  await person.type(field(), "1250000");
  expect(field()).toHaveValue("1.250.000");
  expect(value()).toBe("1250000");
});

it("keeps the caret where one types in the middle", async () => {
  const { person } = show(<Amount start={1_250_000} />);
  await person.type(field(), "9", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field()).toHaveValue("12.950.000");
  expect(field().selectionStart).toBe(4);
});

it("takes the digit before a dot with backspace", async () => {
  const { person } = show(<Amount start={1_250} />);
  await person.type(field(), "{Backspace}", {
    initialSelectionStart: 2,
    initialSelectionEnd: 2,
  });
  expect(field()).toHaveValue("250");
  expect(field().selectionStart).toBe(0);
});

it("refuses in words what no amount has, and leaves it there for the keys too", async () => {
  const { person } = show(<Amount start={1_250} />);
  await person.type(field(), "$", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await person.click(screen.getByRole("button", { name: "+10.000" }));
  expect(field()).toHaveValue("12$50");
  expect(value()).toBe("null");
  expect(field()).toHaveAccessibleDescription(
    "Enter an amount like 25.000, 25rb, 1,5jt or 3x15.000.",
  );
});

it.each([
  ["25rb", "25000", "25.000"],
  ["1,5jt", "1500000", "1.500.000"],
  ["1.5jt", "1500000", "1.500.000"],
  ["25000+12500", "37500", "37.500"],
  ["3*15000", "45000", "45.000"],
])("understands %s and writes it out when left", async (typed, rupiah, written) => {
  const { person } = show(<Amount />);
  await person.type(field(), typed);
  expect(value()).toBe(rupiah);
  await person.tab();
  expect(field()).toHaveValue(written);
});

it("reads a pasted price", async () => {
  const { person } = show(<Amount />);
  await person.click(field());
  await person.paste("Rp 25.000,-");
  expect(field()).toHaveValue("25.000");
  expect(value()).toBe("25000");
});

it("never turns pasted decimals into another amount", async () => {
  const { person } = show(<Amount />);
  await person.click(field());
  await person.paste("10.5");
  expect(value()).toBe("null");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("Enter whole rupiah, without cents.");
});

it("says what is wrong at the field and takes it back once it is right", async () => {
  const { person } = show(<Amount />);
  await person.type(field(), "9999999999999");
  expect(value()).toBe("null");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter at most Rp999.999.999.999.");
  await person.type(field(), "{Backspace}");
  expect(value()).toBe("999999999999");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("adds the steps and three zeros at a press", async () => {
  const { person } = show(<Amount />);
  await person.click(screen.getByRole("button", { name: "+50.000" }));
  await person.click(screen.getByRole("button", { name: "+10.000" }));
  expect(field()).toHaveValue("60.000");
  await person.click(screen.getByRole("button", { name: "Add three zeros" }));
  expect(field()).toHaveValue("60.000.000");
  expect(value()).toBe("60000000");
});

it("adds no zeros where no number is being typed or none is allowed", async () => {
  const { person } = show(<Amount start={35_000} />);
  const zeros = screen.getByRole("button", { name: "Add three zeros" });
  await person.click(zeros);
  await person.click(zeros);
  expect(value()).toBe("35000000000");
  expect(zeros).toHaveAttribute("aria-disabled", "true");
  expect(zeros).toHaveAccessibleDescription(
    "Enter an amount first. The total must stay within the limit.",
  );
  await person.click(zeros);
  expect(field()).toHaveValue("35.000.000.000");
});

it("puts plus, thousand and million in at the caret, and the field keeps the focus", async () => {
  const { person } = show(<Amount />);
  const key = (name: string) => screen.getByRole("button", { name });
  expect(key("Thousand")).toHaveAttribute("aria-disabled", "true");
  await person.type(field(), "25");
  await person.click(key("Thousand"));
  expect(field()).toHaveFocus();
  await person.click(key("Plus"));
  expect(key("Plus")).toHaveAttribute("aria-disabled", "true");
  await person.keyboard("1,5");
  await person.click(key("Million"));
  expect(field()).toHaveValue("25k+1,5jt");
  expect(field()).toHaveFocus();
  expect(value()).toBe("1525000");
});

it("stays within the largest amount when a step goes beyond it", async () => {
  const { person } = show(<Amount start={999_999_999_999} />);
  await person.click(screen.getByRole("button", { name: "+100.000" }));
  expect(value()).toBe("999999999999");
});

it("follows a value set from outside", async () => {
  const { person } = show(<Amount start={48_000} />);
  await person.click(screen.getByRole("button", { name: "Empty" }));
  expect(field()).toHaveValue("");
});

it("asks phones for digits", () => {
  show(<Amount />);
  expect(field()).toHaveAttribute("inputmode", "numeric");
});

it("masks what was not typed here while amounts are hidden, and is written over as one piece", async () => {
  const { person } = show(
    <HiddenAmountsContext value={{ hidden: true, hide: () => undefined }}>
      <Amount start={1_250_000} />
    </HiddenAmountsContext>,
  );
  expect(field()).toHaveValue("•••••");
  await person.click(screen.getByRole("button", { name: "+10.000" }));
  expect(field()).toHaveValue("•••••");
  expect(value()).toBe("1260000");
  await person.type(field(), "25rb", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue("25rb");
  expect(value()).toBe("25000");
  await person.clear(field());
  expect(value()).toBe("null");
});

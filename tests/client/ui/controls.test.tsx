import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { PasswordInput } from "@/ui/fields/PasswordInput";
import { Segmented } from "@/ui/fields/Segmented";
import { StrengthBar } from "@/ui/fields/StrengthBar";
import { TextInput } from "@/ui/fields/TextInput";
import { TrendBadge } from "@/ui/money/TrendBadge";

import { show } from "./show";

describe("a button", () => {
  it("does nothing while busy, keeps the focus and says what it does", async () => {
    const onClick = vi.fn();
    const { person } = show(
      <Button busy busyLabel="Saving" onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Saving" });
    await person.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-busy", "true");
  });

  it("sends no form a second time while busy", async () => {
    const onSubmit = vi.fn();
    const { person } = show(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("a field", () => {
  it("reads its error before its hint", () => {
    show(
      <Field label="Email" hint="We never show it." error="This email is not complete.">
        {(control) => <TextInput {...control} type="email" />}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("This email is not complete. We never show it.");
  });
});

describe("a password", () => {
  it("can be looked at and hidden again", async () => {
    const { person } = show(
      <Field label="Password">{(control) => <PasswordInput {...control} />}</Field>,
    );
    const input = screen.getByLabelText("Password");
    const toggle = screen.getByRole("button", { name: "Show password" });
    expect(input).toHaveAttribute("type", "password");
    await person.click(toggle);
    expect(input).toHaveAttribute("type", "text");
    expect(toggle).toHaveAttribute("aria-pressed", "true");
    await person.click(toggle);
    expect(input).toHaveAttribute("type", "password");
  });

  it.each([
    ["abc", "Too short"],
    ["abcdefgh", "Weak"],
    ["abcdefg1", "Medium"],
    ["Abcdef1!", "Strong"],
  ])("%s is called %s", (password, word) => {
    show(<StrengthBar password={password} />);
    expect(screen.getByText(word)).toBeInTheDocument();
  });
});

describe("choices side by side", () => {
  function Period() {
    const [value, setValue] = useState("month");
    const options = ["day", "month", "year"].map((name) => ({ value: name, label: name }));
    return <Segmented label="Period" value={value} options={options} onChange={setValue} />;
  }

  it("are one stop for Tab and move with the arrow keys", async () => {
    const { person } = show(<Period />);
    expect(screen.getByRole("radiogroup", { name: "Period" })).toBeInTheDocument();
    await person.tab();
    expect(screen.getByRole("radio", { name: "month" })).toHaveFocus();
    await person.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "year" })).toBeChecked();
    await person.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "day" })).toBeChecked();
  });
});

describe("an amount", () => {
  it.each([
    ["income", "+Rp48.000"],
    ["expenses", "-Rp48.000"],
    ["net", "+Rp48.000"],
    [undefined, "Rp48.000"],
  ] as const)("of kind %s is written %s", (kind, text) => {
    show(<Money amount={48_000} kind={kind} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("is read whole where its parts differ in size", () => {
    show(<HeroMoney amount={-18_742_500} />);
    expect(screen.getByText("-Rp18.742.500")).toBeInTheDocument();
  });
});

describe("a change", () => {
  it.each([
    [4.61, "en", "+4.6% more"],
    [-8.2, "id", "-8,2% lebih sedikit"],
    [0.04, "en", "0% unchanged"],
  ] as const)("of %d in %s reads %s", (percent, language, text) => {
    const { container } = show(<TrendBadge percent={percent} good="up" />, language);
    expect(container).toHaveTextContent(text);
  });

  it("without anything to compare with is not shown", () => {
    const { container } = show(<TrendBadge percent={null} good="up" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("waiting", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows shapes only after 200 ms, and says from the start what it waits for", () => {
    vi.useFakeTimers();
    show(
      <Loading label="Loading the balance">
        <p>shapes</p>
      </Loading>,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Loading the balance");
    const shapes = screen.getByText("shapes").parentElement;
    expect(shapes).toHaveClass("invisible");
    act(() => vi.advanceTimersByTime(200));
    expect(shapes).not.toHaveClass("invisible");
  });
});

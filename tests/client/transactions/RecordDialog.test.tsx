import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { RecordDialog } from "@/features/transactions/RecordDialog";
import type { CategoryChoice } from "@/features/transactions/types";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { row } from "./rows";

function CategoryField({ type, value, onChange, error }: CategoryChoice) {
  return (
    <>
      <button type="button" onClick={() => onChange("transportation")}>
        {`${type}: ${value}`}
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

function open() {
  const onClose = vi.fn();
  const dialog = (
    <RecordDialog onClose={onClose} today="2024-06-18" CategoryField={CategoryField} />
  );
  return { onClose, ...showScreen(dialog) };
}

const saved = (changed = {}) => answer({ message: "", datas: [row(changed)], balance: 0 }, 201);
const save = () => screen.getByRole("button", { name: "Save" });
const amount = () => screen.getByRole("textbox", { name: "Amount" });
const detail = () => screen.getByRole("textbox", { name: "Transaction Detail" });

beforeEach(() => windowOfWidth(1280));

describe("recording", () => {
  it("begins in the amount of an expense of today for food", async () => {
    open();
    await waitFor(() => expect(amount()).toHaveFocus());
    expect(screen.getByRole("radio", { name: "Add Expenses" })).toBeChecked();
    expect(screen.getByText("expenses: food-beverages")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Date: June 18, 2024" })).toBeInTheDocument();
  });

  it("saves what was typed, says so and closes", async () => {
    const calls = serve({ "POST /transaction/add": () => saved({ detail: "lunch" }) });
    const { person, onClose } = open();
    await person.type(amount(), "48rb");
    await person.type(detail(), "  lunch ");
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByText("Saved. Rp48.000 for lunch.")).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        type: "expenses",
        category_id: "food-beverages",
        amount: 48_000,
        detail: "lunch",
        date: "2024-06-18",
      },
    ]);
  });

  it("takes an income with the first category of that kind", async () => {
    const calls = serve({
      "POST /transaction/add": () =>
        saved({ type: "income", category_label: "Salary", amount: 8_500_000 }),
    });
    const { person } = open();
    await person.click(screen.getByRole("radio", { name: "Add Income" }));
    await person.type(amount(), "8,5jt");
    await person.click(save());
    expect(await screen.findByText("Saved. Rp8.500.000 from Salary.")).toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ type: "income", category_id: "salary" });
  });

  it.each([
    ["", "Enter an amount."],
    ["0", "The amount has to be above zero."],
    ["10,5", "Write whole rupiah, without cents."],
    ["1000000000000", "The amount can be at most Rp999.999.999.999."],
  ])("says at the field what is wrong with '%s' and asks nobody", async (typed, sentence) => {
    const calls = serve({});
    const { person, onClose } = open();
    if (typed) await person.type(amount(), typed);
    await person.click(save());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(amount()).toBeInvalid();
    expect(calls).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a save that does not come through", () => {
  it("shows what the server says at its field and keeps what was typed", async () => {
    const errors = { amount: ["Too much for one day."], category_id: ["Choose another."] };
    serve({ "POST /transaction/add": () => refusal(422, { code: "validation_failed", errors }) });
    const { person, onClose } = open();
    await person.type(amount(), "25000");
    await person.type(detail(), "rice");
    await person.click(save());
    expect(await screen.findByText("Too much for one day.")).toBeInTheDocument();
    expect(screen.getByText("Choose another.")).toBeInTheDocument();
    expect(amount()).toHaveValue("25.000");
    expect(detail()).toHaveValue("rice");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("says that the server is out of reach, and is sent again under the same key", async () => {
    let down = true;
    const calls = serve({
      "POST /transaction/add": () => (down ? noConnection() : saved({ detail: "rice" })),
    });
    const { person, onClose } = open();
    await person.type(amount(), "25000");
    await person.click(save());
    expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
    expect(amount()).toHaveValue("25.000");
    down = false;
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toHaveLength(2);
    expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it("gets a new key when something was changed before it is sent again", async () => {
    const calls = serve({ "POST /transaction/add": noConnection });
    const { person } = open();
    await person.type(amount(), "25000");
    await person.click(save());
    await screen.findByText(/can't reach Lumbung/);
    await person.type(detail(), "rice");
    await person.click(save());
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });
});

it("is sent once, however often Save is pressed", async () => {
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const calls = serve({
    "POST /transaction/add": async () => {
      await held;
      return saved();
    },
  });
  const { person, onClose } = open();
  await person.type(amount(), "25000");
  await person.dblClick(save());
  expect(await screen.findByText("Saving")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Saving" }));
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toHaveLength(1);
});

describe("closing", () => {
  it.each(["Back", "Cancel"])("by %s is done at once while nothing is typed", async (name) => {
    const { person, onClose } = open();
    await person.click(screen.getByRole("button", { name }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("asks first when something is typed, even what is no amount", async () => {
    const { person, onClose } = open();
    await person.type(amount(), "abc");
    await person.keyboard("{Escape}");
    expect(await screen.findByText("Leave without saving?")).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await person.click(screen.getByRole("button", { name: "Leave" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("asks first when only the category was chosen", async () => {
    const { person, onClose } = open();
    await person.click(screen.getByText("expenses: food-beverages"));
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Leave without saving?")).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { toPreset } from "@/features/transactions/record/record-form";

import { noConnection, refusal } from "../support/server";
import { windowOfWidth } from "../ui/window";
import { amount, answering, detail, open, save, saved } from "./record-screen";
import { row } from "./rows";

/** The amount stands in an element of its own. */
const told = (sentence: string) => waitFor(() => expect(document.body).toHaveTextContent(sentence));

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
  answering({});
});

describe("recording", () => {
  it("begins in the amount of an expense of today for food", async () => {
    open();
    await waitFor(() => expect(amount()).toHaveFocus());
    expect(screen.getByRole("radio", { name: "Add Expenses" })).toBeChecked();
    expect(screen.getByText("expenses: food-beverages")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Date: June 18, 2024" })).toBeInTheDocument();
  });

  it("saves what was typed, says so and closes", async () => {
    const sent = answering({ "POST /transaction/add": () => saved({ detail: "lunch" }) });
    const { person, onClose } = open();
    await person.type(amount(), "48rb");
    await person.type(detail(), "  lunch ");
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await told("Saved. Rp48.000 for lunch.");
    expect(sent().map(({ body }) => body)).toEqual([
      {
        type: "expenses",
        category_id: "food-beverages",
        amount: 48_000,
        detail: "lunch",
        date: "2024-06-18",
        client_key: sent()[0]?.key,
      },
    ]);
  });

  it("takes an income with the first category of that kind", async () => {
    const sent = answering({
      "POST /transaction/add": () =>
        saved({ type: "income", category_label: "Salary", amount: 8_500_000 }),
    });
    const { person } = open();
    await person.click(screen.getByRole("radio", { name: "Add Income" }));
    await person.type(amount(), "8,5jt");
    await person.click(save());
    await told("Saved. Rp8.500.000 from Salary.");
    expect(sent()[0]?.body).toMatchObject({ type: "income", category_id: "salary" });
  });

  it.each([
    ["", "Enter an amount."],
    ["0", "Enter an amount above 0."],
    ["10,5", "Enter whole rupiah, without cents."],
    ["1000000000000", "Enter at most Rp999.999.999.999."],
  ])("says at the field what is wrong with '%s' and asks nobody", async (typed, sentence) => {
    const sent = answering({});
    const { person, onClose } = open();
    if (typed) await person.type(amount(), typed);
    await person.click(save());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(amount()).toBeInvalid();
    expect(sent()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a save that does not come through", () => {
  it("shows what the server says at its field and keeps what was typed", async () => {
    const errors = { amount: ["Too much for one day."], category_id: ["Choose another."] };
    answering({
      "POST /transaction/add": () => refusal(422, { code: "validation_failed", errors }),
    });
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
    const sent = answering({
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
    expect(sent()).toHaveLength(2);
    expect(sent()[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent()[1]?.key).toBe(sent()[0]?.key);
  });
});

it("is sent once, however often Save is pressed", async () => {
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const sent = answering({
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
  expect(sent()).toHaveLength(1);
});

it("stays until the saving is over, and so does the page", async () => {
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  answering({
    "POST /transaction/add": async () => {
      await held;
      return saved();
    },
  });
  const { person, onClose, onQuick } = open();
  await person.type(amount(), "25000");
  await person.click(save());
  await screen.findByText("Saving");
  await person.keyboard("{Escape}");
  for (const name of ["Back", "Cancel", /^Quick/]) {
    await person.click(screen.getByRole("button", { name }));
  }
  // The browser's Back has an entry of its own to take, and gets the next one.
  for (let times = 0; times < 2; times += 1) {
    await waitFor(() => expect(window.history.state).toHaveProperty("sheet"));
    const wentBack = new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true });
    });
    act(() => window.history.back());
    await wentBack;
  }
  expect(screen.queryByText("Leave without saving?")).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(onQuick).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
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

describe("beginning with something", () => {
  const preset = {
    type: "income",
    category_id: "freelance",
    amount: 500_000,
    detail: "Logo",
  } as const;

  it("is no input that could be lost", async () => {
    const { person, onClose } = open({ preset });
    expect(amount()).toHaveValue("500.000");
    expect(screen.getByRole("radio", { name: "Add Income" })).toBeChecked();
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("takes what an earlier row was, but neither its day nor what only the server knows", async () => {
    const sent = answering({ "POST /transaction/add": () => saved({ detail: "ojek" }) });
    const earlier = row({ detail: "ojek", amount: 22_000, date: "2024-06-01" });
    const { person } = open({ preset: toPreset({ ...earlier, type: "expenses" }) });
    await person.click(save());
    await told("Saved.");
    expect(sent()[0]?.body).toEqual({
      type: "expenses",
      category_id: "food-beverages",
      wallet_id: "01W",
      amount: 22_000,
      detail: "ojek",
      date: "2024-06-18",
      client_key: sent()[0]?.key,
    });
  });

  it("takes the person's own first category where the usual one is hidden", () => {
    open({ first: { expenses: "market", income: "salary" } });
    expect(screen.getByText("expenses: market")).toBeInTheDocument();
  });
});

it("happened yesterday at one press", async () => {
  const { person } = open();
  await person.click(screen.getByRole("button", { name: "Yesterday" }));
  expect(screen.getByRole("button", { name: "Date: June 17, 2024" })).toBeInTheDocument();
});

it("leads to the tiles, and asks first when something is typed", async () => {
  const { person, onQuick } = open();
  await person.click(screen.getByRole("button", { name: /^Quick/ }));
  expect(onQuick).toHaveBeenCalledOnce();
  await person.type(amount(), "5");
  await person.click(screen.getByRole("button", { name: /^Quick/ }));
  await person.click(await screen.findByRole("button", { name: "Leave" }));
  expect(onQuick).toHaveBeenCalledTimes(2);
});

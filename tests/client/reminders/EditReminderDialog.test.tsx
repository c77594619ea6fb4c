import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";

import EditReminderDialog from "@/features/reminders/EditReminderDialog";
import type { CategoryChoice } from "@/features/reminders/EntryFields";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { reminder, TODAY } from "./reminders";

const RENT = reminder({
  description: "Rent",
  day: "2024-01-25",
  frequency: "monthly",
  month_day: 25,
  amount: 2_000_000,
  entry: "expenses",
  category_id: "rent",
});

/** Stands for the field of another feature. */
function Category({ type, value, onChange }: CategoryChoice) {
  return (
    <button type="button" onClick={() => onChange("other")}>{`${type ?? "any"}: ${value}`}</button>
  );
}

function open(
  more: Partial<ComponentProps<typeof EditReminderDialog>>,
  answers: Parameters<typeof serve>[0] = {},
) {
  const stored = { message: "", datas: [RENT], changed: RENT };
  const all = serve({
    "POST /reminders": () => answer(stored, 201),
    "PUT /reminders/r1": () => answer(stored),
    "POST /reminders/r1/split": () => answer(stored),
    ...answers,
  });
  const onClose = vi.fn();
  const shown = showScreen(
    <EditReminderDialog
      subject={RENT}
      today={TODAY}
      CategoryField={Category}
      onClose={onClose}
      {...more}
    />,
  );
  const written = () => all.filter(({ method }) => method !== "GET");
  return { written, onClose, ...shown };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const more = () => screen.getByText("More options").closest("details");

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

it("opens filled in with whatever is known of a new one", async () => {
  const known = {
    entry: "expenses",
    amount: 54_000,
    category_id: "entertainment",
    frequency: "monthly",
    every: "2",
    shift: "after",
  } as const;
  const { written, onClose } = open({
    subject: { id: null, description: "Netflix", day: "2024-07-03", known },
  });
  expect(screen.getByRole("dialog", { name: "New reminder" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "Expense" })).toBeChecked();
  expect(screen.getByRole("button", { name: "expenses: entertainment" })).toBeVisible();
  // What few reminders have is shown where one has it.
  expect(more()).toHaveAttribute("open");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written()[0]?.body).toMatchObject({
    description: "Netflix",
    day: "2024-07-03",
    amount: 54_000,
    category_id: "entertainment",
    month_day: 3,
    every: 2,
    shift: "after",
  });
});

it("asks for as much as it needs, and says what is missing", async () => {
  const { written, onClose } = open({
    subject: { id: null, description: "Salary", day: "2024-06-25" },
  });
  expect(screen.queryByLabelText("Amount")).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Income" }));
  expect(screen.getByRole("button", { name: "income: salary" })).toBeVisible();
  save();
  expect(await screen.findByText("Enter an amount.")).toBeVisible();
  type("Amount", "9jt");
  fireEvent.change(field("Repeat"), { target: { value: "monthly" } });
  type("Every", "0");
  fireEvent.change(field("Ends"), { target: { value: "count" } });
  save();
  expect(await screen.findByText("Enter a number from 1 to 99.")).toBeVisible();
  expect(screen.getByText("Enter a number from 1 to 999.")).toBeVisible();
  expect(more()).toHaveAttribute("open");
  type("Every", "1");
  type("Number of times", "12");
  fireEvent.change(field("On weekends and public holidays"), { target: { value: "before" } });
  fireEvent.click(screen.getByRole("switch", { name: /^Record automatically/ }));
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      amount: 9_000_000,
      category_id: "salary",
      frequency: "monthly",
      month_day: 25,
      every: 1,
      times: 12,
      shift: "before",
      automatic: true,
    }),
  ]);
});

it("asks on each date for an amount that nobody knows", async () => {
  const { written, onClose } = open({});
  fireEvent.change(field("Amount each time"), { target: { value: "asked" } });
  expect(screen.queryByRole("textbox", { name: "Amount" })).toBeNull();
  expect(screen.queryByRole("switch", { name: /^Record automatically/ })).toBeNull();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written().map(({ body }) => body)).toEqual([{ amount_mode: "asked", amount: null }]);
});

it("opens where the server found something wrong", async () => {
  open(
    { subject: { ...RENT, frequency: "once" } },
    {
      "PUT /reminders/r1": () =>
        refusal(422, { code: "validation_failed", errors: { automatic: ["Not by itself."] } }),
    },
  );
  expect(more()).not.toHaveAttribute("open");
  type("Reminder", "Rent, by transfer");
  save();
  expect(await screen.findByText("Not by itself.")).toBeVisible();
  expect(more()).toHaveAttribute("open");
});

it.each([
  ["Only this date", "one", "2024-06-25", /Change only Tuesday, June 25/],
  ["This and later", "later", "2024-06-25", /Change only Tuesday, June 25/],
  ["Only this date", "one", "2024-01-25", /Change only Thursday, January 25/],
])("changes a date of a series as one says: %s, %s, from %s", async (name, scope, date, words) => {
  const seen: unknown[] = [];
  const { onClose, written } = open(
    { date },
    {
      "POST /reminders/r1/split": ({ match }) => {
        seen.push(match);
        return answer({ message: "", datas: [RENT], changed: RENT });
      },
    },
  );
  type("Amount", "2,2jt");
  save();
  const question = within(await screen.findByRole("dialog", { name: "Change which dates?" }));
  expect(question.getByText(words)).toBeVisible();
  expect(written()).toEqual([]);
  fireEvent.click(question.getByRole("button", { name }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written().map(({ path, body }) => [path, body])).toEqual([
    ["/reminders/r1/split", { day: date, scope, changes: { amount: 2_200_000 } }],
  ]);
  expect(seen).toEqual(['"3"']);
});

it("goes on from a date without a question when its rhythm is changed", async () => {
  const { onClose, written } = open({ date: "2024-06-25" });
  type("Every", "2");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written().map(({ body }) => body)).toEqual([
    { day: "2024-06-25", scope: "later", changes: { every: 2 } },
  ]);
});

it.each<[string, Partial<ComponentProps<typeof EditReminderDialog>>]>([
  ["a reminder that comes once", { date: TODAY, subject: { ...RENT, frequency: "once" } }],
  ["no date", { date: null }],
])("asks nothing of %s, and sends what was changed", async (_words, props) => {
  const { onClose, written } = open(props);
  type("Reminder", "Rent, by transfer");
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written().map(({ path, body }) => [path, body])).toEqual([
    ["/reminders/r1", { description: "Rent, by transfer" }],
  ]);
});

it("sends nothing when nothing was changed", async () => {
  const { onClose, written } = open({ date: "2024-06-25" });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written()).toEqual([]);
});

it("goes back to the form when the change is refused", async () => {
  const { onClose } = open(
    { date: "2024-06-25" },
    {
      "POST /reminders/r1/split": () =>
        refusal(422, { code: "validation_failed", errors: { amount: ["Too much."] } }),
    },
  );
  type("Amount", "3jt");
  save();
  const question = await screen.findByRole("dialog", { name: "Change which dates?" });
  fireEvent.click(within(question).getByRole("button", { name: "Only this date" }));
  expect(await screen.findByText("Too much.")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Change which dates?")).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

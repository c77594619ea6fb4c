import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { RemindersDialog } from "@/features/reminders/RemindersDialog";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { row } from "../transactions/rows";
import { windowOfWidth } from "../ui/window";
import { month, occurrence, reminder, TODAY } from "./reminders";

const BILL = reminder({ id: "r2", description: "Electricity", day: TODAY, amount: 350_000 });
const SERVICE = reminder();
const SHOWN = month({
  datas: [BILL, SERVICE],
  occurrences: [occurrence(BILL), occurrence(SERVICE)],
  coming: [occurrence(SERVICE)],
});

function open(answers: Parameters<typeof serve>[0], day = TODAY) {
  const calls = serve({ "GET /reminders": () => answer(SHOWN), ...answers });
  const ledger = { applyRow: vi.fn(), removeRow: vi.fn() };
  const onClose = vi.fn();
  const shown = showScreen(
    <RemindersDialog
      day={day}
      today={TODAY}
      ledger={ledger}
      CategoryField={() => null}
      onClose={onClose}
    />,
  );
  return { calls, ledger, onClose, ...shown };
}

const posts = (calls: ReturnType<typeof serve>) => calls.filter(({ method }) => method === "POST");
const field = () => screen.findByRole("textbox", { name: "New reminder" });

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

it("marks days for the eye and the ear, and goes to what is coming up", async () => {
  const { person } = open({});
  const day = await screen.findByRole("button", { name: "Thursday, June 20, 2024, has reminders" });
  expect(screen.getByRole("button", { name: "Wednesday, June 19, 2024" })).toBeVisible();
  expect(await field()).toHaveAccessibleDescription("Press Enter or New to add it to June 18");
  expect(screen.getByText("1 reminder")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "June 20 Service Motorcycle" }));
  expect(day).toHaveAccessibleName("Thursday, June 20, 2024, has reminders, selected");
  expect(screen.getByRole("heading", { name: "Thursday, June 20" })).toBeVisible();
  expect(screen.getByText("20 June")).toBeVisible();
  // Another year at the calendar's head does not move the day, which is then told in full.
  fireEvent.change(screen.getByRole("combobox", { name: "Year" }), { target: { value: "2025" } });
  expect(await field()).toHaveAccessibleDescription(
    "Press Enter or New to add it to June 20, 2024",
  );
  fireEvent.click(await screen.findByRole("button", { name: "Friday, June 20, 2025" }));
  expect(screen.getByRole("heading", { name: "Friday, June 20, 2025" })).toBeVisible();
});

it("adds to the chosen day by Enter or New, once, and never loses what is typed", async () => {
  let lost = true;
  const made = reminder({ id: "r9", description: "Kos rent", day: TODAY });
  const { person, calls, onClose } = open({
    "POST /reminders": () => {
      if (lost) return noConnection();
      return answer({ datas: [made], message: "" }, 201);
    },
  });
  const input = await field();
  fireEvent.change(input, { target: { value: "   " } });
  await person.type(input, "{Enter}");
  expect(posts(calls)).toEqual([]);
  expect(await screen.findByText("Enter what you want to be reminded about.")).toBeVisible();
  fireEvent.change(input, { target: { value: "  Kos rent " } });
  await person.type(input, "{Enter}");
  expect(await screen.findByText(/can't reach Lumbung/)).toBeVisible();
  expect(input).toHaveValue("  Kos rent ");
  const cancel = screen.getByRole("button", { name: "Cancel" });
  await person.click(cancel);
  await person.click(await screen.findByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(cancel).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
  lost = false;
  await person.click(screen.getByRole("button", { name: "New" }));
  await waitFor(() => expect(input).toHaveValue(""));
  expect(input).toHaveFocus();
  const [first, second] = posts(calls);
  expect(first?.body).toMatchObject({ description: "Kos rent", day: TODAY, frequency: "once" });
  expect(second).toEqual(first);
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("records an amount by one tap, once, tells the ledger, and Undo takes both back", async () => {
  const booked = row({ id: "t1", amount: 350_000 });
  const said = (state: "done" | "open") => () =>
    answer({
      datas: [BILL],
      occurrence: occurrence(BILL, { state }),
      transaction: state === "done" ? booked : null,
      balance: 0,
      message: "",
    });
  const { person, calls, ledger } = open({
    "POST /reminders/r2/done": said("done"),
    "POST /reminders/r2/open": said("open"),
  });
  const record = await screen.findByRole("button", { name: "Record Rp350.000" });
  fireEvent.click(record);
  fireEvent.click(record);
  expect(await screen.findByText(/^Done: Electricity/)).toHaveTextContent(
    "Done: Electricity. Rp350.000 recorded.",
  );
  expect(ledger.applyRow).toHaveBeenCalledExactlyOnceWith(booked);
  fireEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(ledger.removeRow).toHaveBeenCalledExactlyOnceWith("t1"));
  expect(posts(calls).map(({ path }) => path)).toEqual([
    "/reminders/r2/done",
    "/reminders/r2/open",
  ]);
  expect(person).toBeDefined();
});

it("takes a reminder away at once and brings it back, or says why it stays", async () => {
  let refused = true;
  const { calls } = open({
    "DELETE /reminders/r2": () => {
      if (refused) return refusal(503, { code: "busy" });
      return answer({ message: "", removed: "r2" });
    },
    "POST /reminders/r2/restore": () => answer({ datas: [BILL], message: "" }),
  });
  const remove = await screen.findByRole("button", { name: "Remove Electricity" });
  fireEvent.click(remove);
  expect(await screen.findByText("The server said no.")).toBeVisible();
  refused = false;
  fireEvent.click(await screen.findByRole("button", { name: "Remove Electricity" }));
  expect(await screen.findByText("Removed: Electricity.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() =>
    expect(posts(calls).map(({ path }) => path)).toEqual(["/reminders/r2/restore"]),
  );
});

it("asks of a series which dates go, and brings those back", async () => {
  const series = reminder({
    id: "r3",
    description: "Water",
    day: TODAY,
    frequency: "monthly",
    month_day: 18,
  });
  const { calls, person } = open({
    "GET /reminders": () =>
      answer(month({ datas: [series], occurrences: [occurrence(series)], coming: [] })),
    "DELETE /reminders/r3": ({ path }) => {
      expect(path).toBe(`/reminders/r3?from=${TODAY}`);
      return answer({ message: "", removed: "rest" });
    },
    "POST /reminders/rest/restore": () => answer({ datas: [series], message: "" }),
    "POST /reminders/r3/skip": () =>
      answer({
        datas: [series],
        message: "",
        occurrence: occurrence(series, { state: "skipped" }),
        transaction: null,
        balance: 0,
      }),
  });
  const ask = async () => {
    await person.click(await screen.findByRole("button", { name: "Remove Water" }));
    return within(await screen.findByRole("dialog", { name: "Remove which dates?" }));
  };
  await person.click((await ask()).getByRole("button", { name: "Only this date" }));
  expect(await screen.findByText("Skipped: Water.")).toBeVisible();
  expect(posts(calls).map(({ body }) => body)).toEqual([{ day: TODAY }]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Remove which/ })).toBeNull());
  await person.click((await ask()).getByRole("button", { name: "This and later" }));
  expect(await screen.findByText("Removed: Water.")).toBeVisible();
  await person.click(screen.getAllByRole("button", { name: /^Undo/ }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(posts(calls).map(({ path }) => path)).toContain("/reminders/rest/restore"),
  );
});

it("changes a reminder as it was looked at, and goes over a change of another device", async () => {
  const now = reminder({ id: "r2", description: "Electricity, home", day: TODAY, version: 4 });
  const seen: (string | null)[] = [];
  open({
    "PUT /reminders/r2": ({ match }) => {
      seen.push(match);
      if (seen.length > 1) return answer({ datas: [now], message: "" });
      const payload = { message: "Old.", request_id: "r", code: "changed", datas: [now] };
      return Response.json({ message: "Old.", payload }, { status: 412 });
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Electricity" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit reminder" }));
  const name = form.getByRole("textbox", { name: "Reminder" });
  fireEvent.change(name, { target: { value: "" } });
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Enter what you want to be reminded about.")).toBeVisible();
  fireEvent.change(name, { target: { value: "Power" } });
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(/^This was changed on another device\./)).toBeVisible();
  expect(name).toHaveValue("Power");
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit reminder" })).toBeNull());
  expect(seen).toEqual(['"3"', '"4"']);
});

it("says that the reminders could not be had, and has them at another try", async () => {
  let lost = true;
  open({ "GET /reminders": () => (lost ? refusal(503, { code: "busy" }) : answer(SHOWN)) });
  expect(await screen.findByText("We couldn't load your reminders.")).toBeVisible();
  lost = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Record Rp350.000" })).toBeVisible();
});

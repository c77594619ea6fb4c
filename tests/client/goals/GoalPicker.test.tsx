import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { GoalPicker } from "@/features/goals/recommendation/GoalPicker";
import { HiddenAmountsContext, MASK } from "@/ui/money/hidden-amounts";

import { answer, noConnection, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const allocation = (planned: number) => () =>
  answer({ datas: [{ income: { planned }, month: { end: "2024-06-30" } }] });

function open(answers: Parameters<typeof serve>[0], { kind = "", hidden = false } = {}) {
  const calls = serve(answers);
  const onMade = vi.fn();
  const picker = (
    <HiddenAmountsContext value={{ hidden, hide: () => undefined }}>
      <GoalPicker today="2024-06-18" kind={kind} onMade={onMade} />
    </HiddenAmountsContext>
  );
  return { calls, onMade, ...showScreen(picker) };
}

const press = (name: string) => screen.getByRole("button", { name });
const income = () => screen.findByRole("textbox", { name: "Monthly Income" });
const target = () => screen.getByRole("textbox", { name: "How much money must be collected" });

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

it("wants a goal before applying, and marks every field that is empty", async () => {
  const { person } = open({ "GET /allocation": allocation(0) });
  await person.click(press("Apply"));
  expect(screen.getByText("Please select a goal before applying.")).toBeVisible();
  await person.click(press("Gadget"));
  expect(screen.queryByText("Please select a goal before applying.")).toBeNull();
  expect(press("Gadget")).toHaveAttribute("aria-pressed", "true");
  await person.click(press("Apply"));
  expect(await screen.findByRole("dialog", { name: "Gadget" })).toBeInTheDocument();
  await person.click(press("Generate"));
  expect(await screen.findByText("Please fill in all fields.")).toBeVisible();
  for (const field of [await income(), screen.getByRole("radiogroup"), target()]) {
    expect(field).toHaveAttribute("aria-invalid", "true");
    expect(field).toHaveAccessibleDescription(/Please fill in all fields\./);
  }
  await person.type(target(), "0");
  await waitFor(() => expect(target()).toHaveAccessibleDescription(/above 0/));
});

it("begins with the planned income, says the exact amount and keeps it rounded up as a goal", async () => {
  let lost = true;
  const { person, calls, onMade } = open(
    {
      "GET /allocation": allocation(3_333_333),
      "POST /goals": () =>
        lost ? noConnection() : answer({ datas: [{ id: "g1", name: "Umrah" }], message: "" }, 201),
    },
    { kind: "umrah" },
  );
  await person.click(press("Apply"));
  await waitFor(async () => expect(await income()).toHaveValue("3.333.333"));
  await person.click(screen.getByRole("radio", { name: "10%" }));
  expect(screen.getByText("Rp333.333,30")).toBeVisible();
  await person.type(target(), "1jt");
  await person.click(press("Generate"));
  const insight = await screen.findByRole("dialog", { name: "Insight" });
  expect(insight).toHaveTextContent("For your Umrah, save Rp333.333,30 every month for 4 months");
  // As a goal, 333.334 a month from June on: the third of them fills it.
  expect(insight).toHaveTextContent("August 2024");
  await person.click(press("Make this a goal"));
  expect(await within(insight).findByText(/can't reach Lumbung/)).toBeVisible();
  lost = false;
  await person.click(press("Make this a goal"));
  await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
  expect(currentAddress()).toBe("/planning");
  const [first, second] = calls.filter(({ method }) => method === "POST");
  expect(first?.body).toMatchObject({ kind: "umrah", target: 1_000_000, monthly: 333_334 });
  expect(second?.key).toBe(first?.key);
});

it("begins with the planned income where it is known before what was typed comes back", async () => {
  serve({});
  await session.goOn();
  const answers = { "GET /allocation": allocation(3_333_333) };
  const before = open(answers, { kind: "umrah" });
  await before.person.click(press("Apply"));
  await before.person.click(await screen.findByRole("radio", { name: "10%" }));
  before.unmount();

  const { person, client } = open(answers, { kind: "umrah" });
  // As the budget page leaves it.
  const known = { income: { planned: 3_333_333 }, month: { end: "2024-06-30" } };
  client.setQueryData(["allocation", "en", null], known);
  await person.click(press("Apply"));
  expect(await screen.findByRole("radio", { name: "10%" })).toBeChecked();
  expect(await income()).toHaveValue("3.333.333");
  expect(await screen.findByText("From this month's budget")).toBeVisible();
  await person.clear(await income());
  await person.type(await income(), "8jt");
  await person.click(press("Close"));
  await person.click(press("Apply"));
  expect(await income()).toHaveValue("8.000.000");
});

it("keeps what was typed when it is closed, and tells no amount while amounts are hidden", async () => {
  const { person } = open(
    { "GET /allocation": allocation(9_000_000) },
    { kind: "house", hidden: true },
  );
  await person.click(press("Apply"));
  expect(await income()).toHaveValue("");
  await person.type(await income(), "8jt");
  await person.click(screen.getByRole("radio", { name: "40%" }));
  await person.type(target(), "900jt");
  await person.click(press("Generate"));
  const insight = await screen.findByRole("dialog", { name: "Insight" });
  expect(insight).not.toHaveTextContent(/Rp\d/);
  await person.click(press("Change the numbers"));
  // What is kept is there, masked as what is saved.
  await waitFor(async () => expect(await income()).toHaveValue(MASK));
  expect(target()).toHaveValue(MASK);
  await person.click(press("Generate"));
  expect(await screen.findByRole("dialog", { name: "Insight" })).toBeVisible();
});

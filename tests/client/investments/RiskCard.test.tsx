import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import RiskCard from "@/features/investments/risk/RiskCard";

import { expectFocus } from "../support/focus";
import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { BOLD, UNKNOWN } from "./risk";

const START = { name: "Start the questionnaire" };

function open(more: Parameters<typeof serve>[0] = {}, language: "en" | "id" = "en") {
  const calls = serve({ "GET /risk-profile": () => answer({ datas: [UNKNOWN] }), ...more });
  return { ...showScreen(<RiskCard />, { language }), calls };
}

type Person = ReturnType<typeof open>["person"];

async function begin(person: Person) {
  await person.click(await screen.findByRole("button", START));
  return within(await screen.findByRole("dialog", { name: "Know your risk profile" }));
}

/** Chooses the answers one after another; null leaves what is filled in. */
async function choose(person: Person, answers: (string | null)[]) {
  const dialog = within(screen.getByRole("dialog"));
  for (const [index, name] of answers.entries()) {
    await dialog.findByText(`Question ${index + 1} of 6`);
    if (name) await person.click(dialog.getByRole("radio", { name }));
    await person.click(dialog.getByRole("button", { name: /Next|See my profile/ }));
  }
}

const ALL = [
  "In more than 7 years",
  "Mutual funds or bonds",
  "Wait until it recovers",
  "3 to 6 months",
  null,
  "Grow well, with some ups and downs",
];

beforeEach(async () => {
  sessionStorage.clear();
  windowOfWidth(1280);
  serve({});
  await session.goOn();
});

test("six answers, one of them filled in from the quiz, come to a profile with its reason", async () => {
  const { person, calls } = open({ "POST /risk-profile": () => answer({ datas: [BOLD] }) });
  const dialog = await begin(person);
  await choose(person, ALL.slice(0, 4));
  expect(dialog.getByRole("radio", { name: /about the same.*from your answers/i })).toBeChecked();
  await person.click(dialog.getByRole("button", { name: "Next" }));
  await person.click(dialog.getByRole("radio", { name: ALL[5] ?? "" }));
  await person.click(dialog.getByRole("button", { name: "See my profile" }));
  await expectFocus(dialog.findByRole("heading", { name: "Your profile: Bold" }));
  expect(dialog.getByText(BOLD.reason)).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ answers: BOLD.answers });
  await person.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("listitem", { current: true })).toHaveTextContent("Bold");
  expect(screen.getByRole("button", { name: "Retake the quiz" })).toBeVisible();
});

/** The first alert of the dialog; the last one is the place of its toasts. */
const expectAlert = (dialog: ReturnType<typeof within>, text: string | RegExp) =>
  waitFor(() => expect(dialog.getAllByRole("alert")[0]).toHaveTextContent(text));

test("a question without an answer asks for one, and going back keeps what was chosen", async () => {
  const { person } = open();
  const dialog = await begin(person);
  expect(dialog.queryByRole("button", { name: "Back" })).not.toBeInTheDocument();
  await person.click(dialog.getByRole("button", { name: "Next" }));
  await expectAlert(dialog, "Choose one of the answers.");
  await choose(person, ALL.slice(0, 1));
  await person.click(dialog.getByRole("button", { name: "Back" }));
  expect(dialog.getByRole("radio", { name: "In more than 7 years" })).toBeChecked();
  expect(dialog.getByRole("radio", { name: "In more than 7 years" })).toHaveFocus();
  await person.click(dialog.getByRole("button", { name: "Close" }));
  expect(await screen.findByText("Leave without saving?")).toBeVisible();
});

test("a lost connection keeps the answers, and a refused one leads to its question", async () => {
  let lost = true;
  const errors = { "answers.2": ["Choose one of the answers."] };
  const { person } = open({
    "POST /risk-profile": () => (lost ? noConnection() : refusal(422, { code: "invalid", errors })),
  });
  const dialog = await begin(person);
  await choose(person, ALL);
  await expectAlert(dialog, /./);
  expect(dialog.getByText("Question 6 of 6")).toBeVisible();
  lost = false;
  await person.click(dialog.getByRole("button", { name: "See my profile" }));
  expect(await dialog.findByText("Question 3 of 6")).toBeVisible();
  await expectAlert(dialog, "Choose one of the answers.");
});

test("what is known is shown with its reason; the questions begin with the last answers", async () => {
  const { person } = open({ "GET /risk-profile": () => answer({ datas: [BOLD] }) });
  expect(await screen.findByText(BOLD.reason, { exact: false })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Retake the quiz" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("radio", { name: "In more than 7 years" })).toBeChecked();
  expect(dialog.queryByText("from your answers")).not.toBeInTheDocument();
});

test("a profile that cannot be loaded offers another try, in Indonesian too", async () => {
  const { person } = open({ "GET /risk-profile": noConnection }, "id");
  const again = await screen.findByRole("button", { name: "Coba lagi" });
  serve({ "GET /risk-profile": () => answer({ datas: [UNKNOWN] }) });
  await person.click(again);
  expect(await screen.findByRole("button", { name: "Mulai kuesioner" })).toBeVisible();
  expect(screen.getByText("Hati-hati")).toBeVisible();
});

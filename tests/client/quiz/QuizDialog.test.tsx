import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { ALL_OPEN } from "@/features/quiz/questions";
import { QuizDialog } from "@/features/quiz/QuizDialog";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { ANSWERS, NOTHING_YET, result } from "./results";

const NEVER = { ...NOTHING_YET, "GET /quiz": () => answer({ datas: [] }) };
const TAKEN = { ...NOTHING_YET, "GET /quiz": () => answer({ datas: [result()] }) };

function open(answers: Parameters<typeof serve>[0], language: "en" | "id" = "en") {
  const calls = serve(answers);
  const onClose = vi.fn();
  const onSetup = vi.fn();
  const shown = showScreen(
    <QuizDialog pushSwitch={null} setupDue={false} onSetup={onSetup} onClose={onClose} />,
    { language },
  );
  const posted = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { ...shown, onClose, onSetup, calls, posted };
}

/** As if these answers had been given and the dialog closed at that question. */
function kept(answers: readonly string[], index: number, owner = "01", sent = ALL_OPEN) {
  sessionStorage.setItem("draft:quiz-answers", JSON.stringify({ owner, answers, index, sent }));
}

const button = (name: string) => screen.getByRole("button", { name });
const radio = (name: string) => screen.getByRole("radio", { name });
const question = (words: string) =>
  screen.findByRole("radiogroup", { name: new RegExp(words.replace("?", "\\?")) });

beforeEach(async () => {
  windowOfWidth(1280);
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("the first question has no Back, needs no answer, and arrow keys choose", async () => {
  const { person } = open(NEVER);
  expect(await question("What is your age group?")).toBeVisible();
  expect(screen.getByText("1/12")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
  await waitFor(() => expect(radio("Under 18")).toHaveFocus());
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await person.keyboard("{ArrowDown}");
  expect(radio("18-24")).toBeChecked();
  expect(radio("18-24")).toHaveFocus();
  await person.click(button("Next"));

  expect(await question("Which country do you live in?")).toBeVisible();
  expect(screen.getByText("2/12")).toBeVisible();
  expect(radio("Indonesia")).toHaveFocus();
  await person.click(button("Back"));
  expect(radio("18-24")).toBeChecked();
  expect(radio("18-24")).toHaveFocus();
});

test("an answer can be taken back", async () => {
  const { person } = open(NEVER);
  await person.click(await screen.findByRole("radio", { name: "25-34" }));
  await person.click(button("Skip this question"));
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  expect(radio("25-34")).toHaveFocus();
});

test("nothing answered sends twelve empty texts, and shows what follows", async () => {
  kept(ALL_OPEN, 9);
  const { person, posted } = open({
    ...NEVER,
    "POST /quiz": () => answer({ message: "", datas: [result({ budget: null, goals: [] })] }),
  });
  await person.click(await screen.findByRole("button", { name: "Next" }));
  await person.click(button("Next"));
  expect(screen.getByText("12/12")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  await person.click(button("Submit"));
  expect(await screen.findByRole("heading", { name: "Suggestions for you" })).toBeVisible();
  expect(posted()).toEqual([Array(12).fill("")]);
  expect(sessionStorage.getItem("draft:quiz-answers")).toBeNull();
});

test("Indonesian labels send the English texts in the order of the questions", async () => {
  kept(ANSWERS.with(11, ""), 11);
  const { person, posted } = open(
    { ...NEVER, "POST /quiz": () => answer({ message: "", datas: [result()] }) },
    "id",
  );
  await person.click(await screen.findByRole("radio", { name: "Bila perlu" }));
  await person.click(button("Kirim"));
  expect(await screen.findByRole("heading", { name: "Yang cocok untukmu" })).toBeVisible();
  expect(posted()).toEqual([ANSWERS.with(11, "As needed")]);
});

/** A press where the button stands that leads on, whichever it is by now. */
function pressForward(forward: Element) {
  const at = { clientX: 300, clientY: 600, detail: 1 };
  fireEvent.pointerDown(forward, at);
  fireEvent.click(forward, at);
}

test("a double press on Next leads one question on, and sends nothing on the last one", async () => {
  kept(ANSWERS, 9);
  const { posted } = open(NEVER);
  pressForward(await screen.findByRole("button", { name: "Next" }));
  pressForward(button("Next"));
  expect(screen.getByText("11/12")).toBeVisible();
  fireEvent.click(button("Next"));
  pressForward(button("Submit"));
  expect(await screen.findByText("12/12")).toBeVisible();
  expect(posted()).toEqual([]);
});

test("a sending that fails keeps everything and can be tried again", async () => {
  kept(ANSWERS, 11);
  const { person } = open({ ...NEVER, "POST /quiz": noConnection });
  await person.click(await screen.findByRole("button", { name: "Submit" }));
  expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
  expect(radio("Monthly")).toBeChecked();
  const calls = serve({
    ...NEVER,
    "POST /quiz": () => answer({ message: "", datas: [result()] }),
  });
  await person.click(button("Submit"));
  expect(await screen.findByRole("heading", { name: "Suggestions for you" })).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual(ANSWERS);
});

test("a refused answer leads to its question and says why, until it is another one", async () => {
  kept(ANSWERS, 11);
  const errors = { "3": ["Question 4: choose one of its answers."] };
  const { person } = open({
    ...NEVER,
    "POST /quiz": () => refusal(422, { code: "invalid", errors }),
  });
  await person.click(await screen.findByRole("button", { name: "Submit" }));
  const group = await question("What are your main financial goals?");
  expect(group).toHaveAccessibleDescription("Question 4: choose one of its answers.");
  await person.click(radio("Reducing debt"));
  expect(screen.queryByText("Question 4: choose one of its answers.")).toBeNull();
});

test("the first question says why it is asked", async () => {
  const { person } = open(NEVER);
  const first = await question("What is your age group?");
  expect(first).toHaveAccessibleDescription(/We ask so that we can suggest a budget/);
  await person.click(button("Next"));
  expect(screen.queryByText(/We ask so that/)).toBeNull();
});

test("leaving half way saves what was answered, and the rest can be answered later", async () => {
  const some = ALL_OPEN.with(0, "25-34");
  const half = result({ answers: some, budget: null, goals: [], reminders: [] });
  const { person, onClose, posted, unmount } = open({
    ...NEVER,
    "POST /quiz": () => answer({ message: "", datas: [half] }),
  });
  await person.click(await screen.findByRole("radio", { name: "25-34" }));
  await person.click(button("Next"));
  await person.click(button("Finish later"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText(/Your answers are saved/)).toBeInTheDocument();
  expect(posted()).toEqual([some]);
  expect(sessionStorage.getItem("draft:quiz-answers")).toBeNull();
  unmount();

  const again = open({ ...NOTHING_YET, "GET /quiz": () => answer({ datas: [half] }) });
  expect(await screen.findByText("You have 11 unanswered questions.")).toBeVisible();
  await again.person.click(button("Answer the rest"));
  expect(await question("Which country do you live in?")).toBeVisible();
  // More answers are saved without a question, as they replace none.
  serve({ ...NEVER, "POST /quiz": () => answer({ message: "", datas: [half] }) });
  await again.person.click(radio("Indonesia"));
  await again.person.click(button("Close"));
  expect(again.onClose).toHaveBeenCalledOnce();
});

test("leaving without an answer closes the quiz for later sign-ins", async () => {
  const { person, onClose, calls } = open({ ...NEVER, "PUT /quiz/closed": () => answer({}) });
  await question("What is your age group?");
  await person.click(button("Not now"));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain("PUT /quiz/closed"),
  );
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
});

test("answers that cannot be saved stay in this tab for the same person, and that is said", async () => {
  const { person, onClose, unmount } = open({ ...NEVER, "POST /quiz": noConnection });
  await person.click(await screen.findByRole("radio", { name: "25-34" }));
  await person.click(button("Next"));
  await person.click(button("Close"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText(/We couldn.t save your answers/)).toBeInTheDocument();
  unmount();

  const again = open(NEVER);
  expect(await screen.findByText("2/12")).toBeVisible();
  await again.person.click(button("Back"));
  expect(radio("25-34")).toBeChecked();
});

test("nobody sees the answers of somebody else", async () => {
  kept(ANSWERS, 4, "another");
  open(NEVER);
  expect(await screen.findByText("1/12")).toBeVisible();
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

test("whoever answers keeps the dialog and the answers over a reload", async () => {
  const { person } = open(NEVER);
  await person.click(await screen.findByRole("radio", { name: "25-34" }));
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("draft:unloaded")).toBe("true");
  expect(sessionStorage.getItem("draft:quiz-answers")).toContain("25-34");
});

test("loading says so, and what cannot be loaded is asked for again", async () => {
  const { person } = open({ ...NEVER, "GET /quiz": noConnection });
  expect(screen.getByText("Loading the questions")).toBeInTheDocument();
  const retry = await screen.findByRole("button", { name: "Try again" });
  serve(NEVER);
  await person.click(retry);
  expect(await screen.findByText("1/12")).toBeVisible();
});

test("taken earlier, it shows the result and can be taken again from the old answers", async () => {
  const { person, onClose } = open(TAKEN);
  await person.click(await screen.findByRole("button", { name: "Retake the quiz" }));
  expect(await screen.findByText("1/12")).toBeVisible();
  expect(radio("25-34")).toBeChecked();
  await person.click(button("Next"));
  expect(radio("Indonesia")).toBeChecked();
  // Nothing differs from what was sent, so nothing has to be kept.
  await person.click(button("Close"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("draft:quiz-answers")).toBeNull();
});

test("changed earlier answers are asked about before they are given up", async () => {
  kept(ANSWERS.with(0, "18-24"), 0, "01", ANSWERS);
  const { person, onClose } = open(TAKEN);
  expect(await screen.findByRole("radio", { name: "18-24" })).toBeChecked();
  await person.click(button("Close"));
  await person.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem("draft:quiz-answers")).toBeNull();
});

test("without an income it leads to that question", async () => {
  const { person } = open({
    ...NOTHING_YET,
    "GET /quiz": () =>
      answer({ datas: [result({ answers: ANSWERS.with(6, ""), budget: null, goals: [] })] }),
  });
  await person.click(await screen.findByRole("button", { name: "Answer that question" }));
  expect(await question("What is your monthly income, in rupiah?")).toBeVisible();
  expect(within(screen.getByRole("dialog")).getByText("7/12")).toBeVisible();
});

test("whoever answered for the first time goes on to the set-up", async () => {
  kept(ANSWERS, 11);
  const { person, onSetup } = open({
    ...NEVER,
    "POST /quiz": () => answer({ message: "", datas: [result()] }),
  });
  await person.click(await screen.findByRole("button", { name: "Submit" }));
  await person.click(await screen.findByRole("button", { name: "Continue" }));
  expect(onSetup).toHaveBeenCalledOnce();
});

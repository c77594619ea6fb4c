import { setupI18n } from "@lingui/core";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { messages as en } from "@/features/quiz/locales/en.po";
import { messages as id } from "@/features/quiz/locales/id.po";
import { getLabel, QUESTION_COUNT, QUESTIONS } from "@/features/quiz/questions";

/** The options of each question as the server knows them. */
function optionsOfServer(): string[][] {
  const source = readFileSync("server/quiz/questionnaire.py", "utf8");
  const [, body = ""] = /^OPTIONS: [^=]+= (\([\s\S]*?^\))/m.exec(source) ?? [];
  const json = body
    .replaceAll(/"[^"]*"|[()]/g, (part) => ({ "(": "[", ")": "]" })[part] ?? part)
    .replaceAll(/,(\s*\])/g, "$1");
  return JSON.parse(json) as string[][];
}

const labels = (language: "en" | "id") => {
  const i18n = setupI18n({ locale: language, messages: { en, id } });
  return QUESTIONS.map(({ options }) =>
    options.map((one) => getLabel(one, (label) => i18n._(label))),
  );
};
const texts = QUESTIONS.map(({ options }) => options.map(([text]) => text));

test("the twelve questions have the answers that the server takes, in its order", () => {
  expect(QUESTION_COUNT).toBe(12);
  expect(texts).toEqual(optionsOfServer());
});

test("English shows what is sent to the letter", () => {
  expect(labels("en")).toEqual(texts);
});

test("every Indonesian label of a question is another one", () => {
  for (const of of labels("id")) expect(new Set(of).size).toBe(of.length);
  expect(labels("id")[6]).toContain("5.000.000 sampai 7.499.000");
});

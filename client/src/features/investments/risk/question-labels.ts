import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The questions and their answers, by the keys that the server has for them. */
export const QUESTION_LABELS: Readonly<Record<string, QuestionLabels>> = {
  horizon: {
    question: msg`When will you need most of this money?`,
    options: {
      under_1: msg`Within a year`,
      "1_to_3": msg`In 1 to 3 years`,
      "3_to_7": msg`In 3 to 7 years`,
      over_7: msg`In more than 7 years`,
    },
  },
  experience: {
    question: msg`What have you put money into so far?`,
    options: {
      none: msg({ message: "Nothing yet", context: "experience" }),
      savings: msg`Savings or deposits`,
      funds: msg`Mutual funds or bonds`,
      shares: msg`Shares or other investments that go up and down`,
    },
  },
  drop: {
    question: msg`Your investment loses a fifth of its value in a month. What do you do?`,
    options: {
      sell_all: msg`Take everything out`,
      sell_some: msg`Take some out`,
      wait: msg`Wait until it recovers`,
      buy_more: msg`Invest more while prices are low`,
    },
  },
  cushion: {
    question: msg`How long could you live off your savings without an income?`,
    options: {
      none: msg`I have no savings`,
      under_3: msg`Less than 3 months`,
      "3_to_6": msg`3 to 6 months`,
      over_6: msg`More than 6 months`,
    },
  },
  income: {
    question: msg`How steady is your income?`,
    options: {
      irregular: msg`It comes irregularly`,
      varies: msg`It comes every month, but varies`,
      steady: msg`It is about the same every month`,
      very_steady: msg`It's fixed and secure for years to come`,
    },
  },
  aim: {
    question: msg`What should this money do for you?`,
    options: {
      keep: msg`Keep its value, whatever happens`,
      beat_inflation: msg`Grow a little faster than prices`,
      grow: msg`Grow well, with some ups and downs`,
      grow_most: msg`Grow as much as it can, even if it falls at times`,
    },
  },
};

interface QuestionLabels {
  question: MessageDescriptor;
  options: Readonly<Record<string, MessageDescriptor>>;
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The English text that is sent, and its label where languages differ. */
type Option = readonly [answer: string, label: MessageDescriptor | null];

interface Question {
  /** A short title. */
  topic: MessageDescriptor;
  words: MessageDescriptor;
  options: readonly Option[];
  /** Its answers reveal the person's wealth. */
  ofMoney?: boolean;
}

/** The order of the API's array. */
export const QUESTIONS: readonly Question[] = [
  {
    topic: msg`Age group`,
    words: msg`What is your age group?`,
    options: [
      ["Under 18", msg`Under 18`],
      ["18-24", null],
      ["25-34", null],
      ["35-44", null],
      ["45-54", null],
      ["55-64", null],
      ["65 and above", msg`65 and above`],
    ],
  },
  {
    topic: msg`Country of residence`,
    words: msg`Which country do you live in?`,
    options: [
      ["Indonesia", null],
      ["Malaysia", null],
      ["Singapore", msg`Singapore`],
      ["Thailand", null],
      ["Vietnam", null],
    ],
  },
  {
    topic: msg`Employment status`,
    words: msg`What is your employment status?`,
    options: [
      ["Student", msg`Student`],
      ["Employed", msg`Employed`],
      ["Self-employed", msg`Self-employed`],
      ["Unemployed", msg`Unemployed`],
      ["Retired", msg`Retired`],
    ],
  },
  {
    topic: msg`Main financial goals`,
    words: msg`What are your main financial goals?`,
    options: [
      [
        "Saving for a specific purchase (e.g. house, car)",
        msg`Saving for a specific purchase (e.g. house, car)`,
      ],
      ["Building an emergency fund", msg`Building an emergency fund`],
      ["Reducing debt", msg`Reducing debt`],
      ["Planning for retirement", msg`Planning for retirement`],
      ["Investing for growth", msg`Investing for growth`],
      ["Managing daily expenses", msg`Managing daily expenses`],
    ],
  },
  {
    topic: msg`Tracking frequency`,
    words: msg`How often do you track your finances?`,
    options: [
      ["Daily", msg`Daily`],
      ["Weekly", msg`Weekly`],
      ["Monthly", msg`Monthly`],
      ["Rarely", msg`Rarely`],
      ["Never", msg`Never`],
    ],
  },
  {
    topic: msg`Primary income sources`,
    words: msg`What are your primary income sources?`,
    options: [
      ["Salary", msg`Salary`],
      ["Business income", msg`Business income`],
      ["Investments", msg`Investments`],
      ["Freelance / Side gigs", msg`Freelance / Side gigs`],
      ["Pensions / Retirement funds", msg`Pensions / Retirement funds`],
      ["Others", msg`Others`],
    ],
  },
  {
    topic: msg`Monthly income band`,
    words: msg`What is your monthly income, in rupiah?`,
    ofMoney: true,
    options: [
      ["Under 1,000,000", msg`Under 1,000,000`],
      ["1,000,000 to 2,499,000", msg`1,000,000 to 2,499,000`],
      ["2,500,000 to 4,999,000", msg`2,500,000 to 4,999,000`],
      ["5,000,000 to 7,499,000", msg`5,000,000 to 7,499,000`],
      ["7,500,000 to 10,000,000", msg`7,500,000 to 10,000,000`],
      ["Above 10,000,000", msg`Above 10,000,000`],
    ],
  },
  {
    topic: msg`Biggest monthly expenses`,
    words: msg`What are your biggest monthly expenses?`,
    options: [
      ["Housing", msg`Housing`],
      ["Utilities", msg`Utilities`],
      ["Food & Groceries", msg`Food & Groceries`],
      ["Transportation", msg`Transportation`],
      ["Healthcare", msg`Healthcare`],
      ["Entertainment", msg`Entertainment`],
      ["Education", msg`Education`],
    ],
  },
  {
    topic: msg`Advice of interest`,
    words: msg`What kind of advice interests you?`,
    options: [
      ["Saving tips", msg`Saving tips`],
      ["Investment advice", msg`Investment advice`],
      ["Debt management", msg`Debt management`],
      ["Budgeting tips", msg`Budgeting tips`],
      ["Retirement planning", msg`Retirement planning`],
      ["Tax planning", msg`Tax planning`],
    ],
  },
  {
    topic: msg`Notification channel`,
    words: msg`Which notification channel do you prefer?`,
    options: [
      ["E-mail", msg`E-mail`],
      ["SMS", null],
      ["Push notifications", msg`Push notifications`],
      ["In-app notification", msg`In-app notification`],
    ],
  },
  {
    topic: msg`Most useful reminders`,
    words: msg`Which reminders are most useful to you?`,
    options: [
      ["Bill payment", msg`Bill payment`],
      ["Saving goal", msg`Saving goal`],
      ["Budget review", msg`Budget review`],
      ["Investment opportunities", msg`Investment opportunities`],
      ["Financial tips and articles", msg`Financial tips and articles`],
    ],
  },
  {
    topic: msg`Status update frequency`,
    words: msg`How often would you like a status update?`,
    options: [
      ["Daily", msg`Daily`],
      ["Weekly", msg`Weekly`],
      ["Monthly", msg`Monthly`],
      ["As needed", msg`As needed`],
    ],
  },
];

export const QUESTION_COUNT = QUESTIONS.length;

/** As it is sent for a question that was left open. */
export const OPEN = "";
export const ALL_OPEN: readonly string[] = QUESTIONS.map(() => OPEN);

type Translate = (message: MessageDescriptor) => string;

/** The text of an option. */
export function getLabel([answer, label]: Option, t: Translate): string {
  return label ? t(label) : answer;
}

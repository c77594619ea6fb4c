import { describe, expect, it } from "vitest";

import { type Sample, score } from "./corpus";
import blindNotifications from "./blind-notifications.json";
import blindSentences from "./blind-sentences.json";
import everydayNotifications from "./everyday-notifications.json";
import everydaySentences from "./everyday-sentences.json";
import freshNotifications from "./fresh-notifications.json";
import freshSentences from "./fresh-sentences.json";
import heldBack from "./held-back.json";
import mixedNotifications from "./mixed-notifications.json";
import mixedSentences from "./mixed-sentences.json";
import moreNotifications from "./more-notifications.json";
import moreSentences from "./more-sentences.json";
import notifications from "./notifications.json";
import ordinaryNotifications from "./ordinary-notifications.json";
import ordinarySentences from "./ordinary-sentences.json";
import sentences from "./sentences.json";
import unseenNotifications from "./unseen-notifications.json";
import unseenSentences from "./unseen-sentences.json";
import variedNotifications from "./varied-notifications.json";

/** Texts of many people; those that were held back stay unread while the parser is made. */
const CORPUS: readonly [string, readonly Sample[], number, number][] = [
  ["sentences", sentences as Sample[], 0.95, 0.9],
  ["more sentences", moreSentences as Sample[], 0.95, 0.9],
  ["messages of banks and e-wallets", notifications as Sample[], 0.95, 0.9],
  ["more messages of banks and e-wallets", moreNotifications as Sample[], 0.95, 0.9],
  ["ordinary sentences", ordinarySentences as Sample[], 0.95, 0.95],
  ["ordinary messages of banks and e-wallets", ordinaryNotifications as Sample[], 0.95, 0.95],
  ["sentences that were held back", heldBack as Sample[], 0.95, 0.86],
  ["sentences of the second set that was held back", freshSentences as Sample[], 0.95, 0.86],
  ["messages of the second set that was held back", freshNotifications as Sample[], 0.95, 0.94],
  ["ordinary sentences that were held back", unseenSentences as Sample[], 0.95, 0.9],
  ["ordinary messages that were held back", unseenNotifications as Sample[], 0.95, 0.85],
  ["sentences in two languages", mixedSentences as Sample[], 0.95, 0.91],
  ["messages in two languages", mixedNotifications as Sample[], 0.95, 0.71],
  ["messages of many more institutions", variedNotifications as Sample[], 0.95, 0.81],
  ["everyday sentences", everydaySentences as Sample[], 0.99, 0.99],
  ["everyday messages", everydayNotifications as Sample[], 0.99, 0.94],
  ["sentences that nobody had seen", blindSentences as Sample[], 0.95, 0.95],
  ["messages that nobody had seen", blindNotifications as Sample[], 0.95, 0.88],
];

describe.each(CORPUS)("%s", (_, samples, amounts, all) => {
  const scored = score(samples);

  it("have the right amount, and mostly every part", async () => {
    const { grades, ...shares } = await scored;
    const wrong = grades.filter((one) => one.wrong.length > 0);
    expect(wrong.length).toBeLessThanOrEqual(samples.length * (1 - all));
    expect(shares.amounts).toBeGreaterThanOrEqual(amounts);
  });

  it("are no entry where nothing was paid", async () => {
    const { grades } = await scored;
    const taken = grades.filter(
      ({ kind, expected }) => kind === "entry" && (expected.kind ?? "entry") !== "entry",
    );
    expect(taken.map(({ text }) => text)).toEqual([]);
  });
});

import { expect, test } from "vitest";

import { remainingUntil } from "@/features/admin_desk/remaining-time";
import { fillTemplate } from "@/features/admin_desk/support/AnswerForm";

const NOW = new Date("2026-11-20T03:00:00Z");

test.each([
  ["2026-11-22T07:30:00Z", "calm", "2 days 4 hours", "2 hari 4 jam"],
  ["2026-11-22T03:00:00Z", "calm", "2 days", "2 hari"],
  ["2026-11-20T14:59:00Z", "pressing", "11 hours 59 minutes", "11 jam 59 menit"],
  ["2026-11-20T03:00:30Z", "pressing", "1 minute", "1 menit"],
  ["2026-11-20T02:59:59Z", "overdue", "1 minute", "1 menit"],
  ["2026-11-19T23:59:00Z", "overdue", "3 hours 1 minute", "3 jam 1 menit"],
])("%s is %s: %s", (due, urgency, en, id) => {
  expect(remainingUntil(due, NOW, "en")).toEqual({ urgency, words: en });
  expect(remainingUntil(due, NOW, "id")).toEqual({ urgency, words: id });
});

test("a saved reply speaks the person's language and knows the name as it is", () => {
  const template = { text_en: "Hi {name}, {name}!", text_id: "Hai {name}" };
  expect(fillTemplate(template, { fullname: "$& Ayu", language: "en" })).toBe("Hi $& Ayu, $& Ayu!");
  expect(fillTemplate(template, { fullname: "Ayu", language: "id" })).toBe("Hai Ayu");
});

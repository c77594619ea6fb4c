import { expect, test } from "vitest";

import { composePicture, describePicture } from "@/features/monthly_letter/picture/picture-content";
import { formatRupiah } from "@/lib/money";

import { letter } from "./letters";

const WORDS = {
  title: "My money in October 2026",
  standsOut: "What stood out",
  madeWith: "Made with Lumbung",
  figures: { income: "Income", expenses: "Expenses", left: "Left" },
};

test("a picture has no amount, no name and nothing that was typed until they are chosen", () => {
  const content = composePicture(letter(), WORDS, { writeAmount: null, name: null });
  expect(content.rows).toEqual([
    { label: "Income", value: null, note: "about the same as in September" },
    { label: "Expenses", value: null, note: "52% more than in September" },
  ]);
  expect(content.findings).toEqual([
    "Dining Out: 118% more than in September.",
    "A monthly bill went up by 20%.",
  ]);
  const everything = JSON.stringify(content);
  expect(everything.replaceAll("2026", "")).not.toMatch(/Rp|\d[.,]\d{3}|\d{4,}/);
  expect(everything).not.toContain("Rina");
});

test("amounts and the name are in it when they are chosen", () => {
  const content = composePicture(letter(), WORDS, { writeAmount: formatRupiah, name: "Ayu" });
  expect(content.rows.map(({ value }) => value)).toEqual([
    "Rp9.500.000",
    "Rp4.480.000",
    "Rp5.020.000",
  ]);
  const described = describePicture(content);
  expect(described).toMatch(/^My money in October 2026\. Ayu\. 47% of income was spent\. Income/);
  expect(described).not.toContain("..");
});

test("a first month without anything to compare with has its share and its findings", () => {
  const figures = letter().figures.map((one) => ({ ...one, comparison: null, brief: null }));
  const content = composePicture(letter({ figures }), WORDS, { writeAmount: null, name: null });
  expect(content.rows).toEqual([]);
  expect(content.spent).toEqual({ percent: "47%", rest: "of income was spent." });
});

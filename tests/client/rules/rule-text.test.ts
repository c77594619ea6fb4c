import { expect, it } from "vitest";

import { foldText, getRuleText } from "@/features/rules/rule-text";

it("a rule looks for the name, not for the numbers around it", () => {
  expect(getRuleText("Indomaret 12/08")).toBe("Indomaret");
  expect(getRuleText("  0812 7-Eleven  Kemang #44 ")).toBe("7-Eleven Kemang");
  expect(getRuleText("Toko 88 Jaya")).toBe("Toko 88 Jaya");
});

it("codes of the bank, numbers alone and whole sentences are worth no rule", () => {
  expect(getRuleText("TRSF DB 0208/FTSCY/WS95271 SARI")).toBe("");
  expect(getRuleText("12/08 0812")).toBe("");
  expect(getRuleText("makan siang sama Budi dan Sari di Sabang")).toBe("");
  expect(getRuleText("")).toBe("");
});

it("texts are compared without case, accents and signs", () => {
  expect(foldText("Café  d'Oré!")).toBe(foldText("CAFE D ORE"));
});

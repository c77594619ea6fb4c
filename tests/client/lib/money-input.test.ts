import { describe, expect, it } from "vitest";

import { groupDigits, insertKey, MAX_AMOUNT, readAmount, reformat } from "@/lib/money-input";

describe("an amount is read as whole rupiah", () => {
  it.each([
    ["", null],
    ["   ", null],
    ["0", 0],
    ["25000", 25_000],
    ["25.000", 25_000],
    ["1.250.000", 1_250_000],
    ["1,250,000", 1_250_000],
    ["1,250,000.00", 1_250_000],
    ["25.000,00", 25_000],
    ["Rp 25.000,-", 25_000],
    ["Rp25.000", 25_000],
    ["Rp. 25.000", 25_000],
    ["IDR 25.000", 25_000],
    ["25.000.-", 25_000],
    ["25 000", 25_000],
    ["25rb", 25_000],
    ["25 ribu", 25_000],
    ["25k", 25_000],
    ["25K", 25_000],
    ["2,5rb", 2_500],
    ["1,5jt", 1_500_000],
    ["1.5jt", 1_500_000],
    ["1,1 juta", 1_100_000],
    ["0,29jt", 290_000],
    ["1,234567jt", 1_234_567],
    ["2 miliar", 2_000_000_000],
    ["25000+12500", 37_500],
    ["25000 + 12.500 - 500", 37_000],
    ["25rb+1,5jt", 1_525_000],
    ["100.000−25.000", 75_000],
    ["25000+", 25_000],
    ["+25000", 25_000],
    ["２５０００", 25_000],
    ["3*15000", 45_000],
    ["3x15.000", 45_000],
    ["3 × Rp15rb", 45_000],
    ["10000/4", 2_500],
    ["10.000 ÷ 3 * 3", 10_000],
    ["50000-3x15000+2*500", 6_000],
    ["3*", 3],
    ["9007199254740991/9007199254740991*7", 7],
    ["999.999.999.999", MAX_AMOUNT],
  ])("%j is %j", (text, value) => {
    expect(readAmount(text)).toEqual({ value });
  });
});

describe("what is no amount says why", () => {
  it.each([
    ["abc", "unreadable"],
    ["25xx", "unreadable"],
    ["1.2.3", "unreadable"],
    ["12..5", "unreadable"],
    ["1,2,3", "unreadable"],
    ["5**3", "unreadable"],
    ["*3", "unreadable"],
    ["3*-5", "unreadable"],
    ["5/0", "unreadable"],
    ["5%", "unreadable"],
    ["$25", "unreadable"],
    ["(3+2)*5", "unreadable"],
    ["10000/3", "not-whole"],
    ["999999999999*9007199254740991", "too-large"],
    ["25++5", "unreadable"],
    ["1e9", "unreadable"],
    ["\u0000", "unreadable"],
    ["10.5", "not-whole"],
    ["10,5", "not-whole"],
    ["1,2345rb", "not-whole"],
    ["-5000", "negative"],
    ["5000-6000", "negative"],
    ["1.000.000.000.000", "too-large"],
    ["999999999999+1", "too-large"],
    ["99999999999999999999", "too-large"],
    ["5000 miliar", "too-large"],
  ])("%j is %s", (text, problem) => {
    expect(readAmount(text)).toEqual({ value: null, problem });
  });
});

describe("digits are grouped", () => {
  it.each([
    ["", ""],
    ["5", "5"],
    ["500", "500"],
    ["5000", "5.000"],
    ["1250000", "1.250.000"],
    ["007", "7"],
    ["000", "0"],
  ])("%j becomes %j", (digits, text) => {
    expect(groupDigits(digits)).toBe(text);
  });
});

/** A text with its caret written as '|'. */
const field = (drawn: string) => ({ text: drawn.replace("|", ""), caret: drawn.indexOf("|") });
const draw = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe("an edit keeps the dots and the caret right", () => {
  it.each([
    ["a fourth digit", "125|", "1250|", "1.250|"],
    ["a digit in front", "|250", "1|250", "1.|250"],
    ["a digit in the middle", "1.2|50", "1.29|50", "12.9|50"],
    ["a removed last digit", "1.250|", "1.25|", "125|"],
    ["a removed first digit", "1|.250.000", "|.250.000", "|250.000"],
    ["backspace behind a dot takes the digit before it", "1.|250", "1|250", "|250"],
    ["delete before a dot takes the digit behind it", "1|.250", "1|250", "1|50"],
    ["the unit of thousands", "25|", "25r|", "25r|"],
    ["a plus", "25.000|", "25.000+|", "25.000+|"],
    ["the second part of a sum", "25.000+1250|", "25.000+12500|", "25.000+12.500|"],
    ["a comma waits for decimals", "1|", "1,|", "1,|"],
    ["a dot behind the last digit waits as a comma", "1|", "1.|", "1,|"],
    ["three digits behind a typed dot are thousands", "25,00|", "25,000|", "25.000|"],
    ["decimals stay as they are", "1,5|", "1,5j|", "1,5j|"],
    ["zeros behind the caret stay", "|000", "1|000", "1.|000"],
    ["the second part of a product", "3x1500|", "3x15000|", "3x15.000|"],
    ["a sign of times", "3|", "3*|", "3*|"],
    ["a space says nothing", "25|", "25 |", "25|"],
    ["decimals that come at once stay to be refused", "|", "10.5|", "10.5|"],
    ["dots that come at once and make no thousands too", "5.000|", "12.34.567|", "12.34.567|"],
    ["thousands that come at once", "|", "1.250|", "1.250|"],
    ["what no amount has stays to be refused", "25|", "25$|", "25$|"],
  ])("%s", (_what, before, after, result) => {
    expect(draw(reformat(field(before), field(after)))).toBe(result);
  });

  it("gives the same value whether typed with dots or without", () => {
    let text = field("|");
    for (const key of "1.250.000") {
      const next = text.text.slice(0, text.caret) + key + text.text.slice(text.caret);
      text = reformat(text, { text: next, caret: text.caret + 1 });
    }
    expect(text.text).toBe("1.250.000");
  });
});

it.each([
  ["35", "35.000"],
  ["35.000", "35.000.000"],
  ["25.000+12", "25.000+12.000"],
  ["", null],
  ["0", null],
  ["25.000+", null],
  ["25rb", null],
  ["1,5", null],
  ["10.000/3", null],
  ["abc5", null],
  ["1.000.000.000", null],
])("three zeros make of %j %j", (text, longer) => {
  expect(insertKey({ text, caret: text.length }, "000")?.text ?? null).toBe(longer);
});

it.each([
  ["25|", "rb", "25rb|"],
  ["1,5|", "jt", "1,5jt|"],
  ["25rb|", "+", "25rb+|"],
  ["15|+3rb", "000", "15.000|+3rb"],
  ["12|50", "+", "12+|50"],
  ["1.2|50", "000", "1.200.0|50"],
  ["|", "rb", null],
  ["|", "+", null],
  ["25+|", "+", null],
  ["25rb|", "jt", null],
  ["12|50", "rb", null],
])("at the caret of %j the key %s makes %j", (marked, key, after) => {
  const before = { text: marked.replace("|", ""), caret: marked.indexOf("|") };
  const told = insertKey(before, key);
  expect(told && `${told.text.slice(0, told.caret)}|${told.text.slice(told.caret)}`).toBe(after);
});

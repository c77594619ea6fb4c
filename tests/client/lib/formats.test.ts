import { expect, test } from "vitest";

import { countFormats } from "@/lib/counts";
import { formatPercent } from "@/lib/percent";

test.each([
  [1_200_000_000, "1.2B", "1,2 M"],
  [200_000_000, "200M", "200 jt"],
  [1_500_000, "1.5M", "1,5 jt"],
  [750_000, "750K", "750 rb"],
  [0, "0", "0"],
])("%d where there is little room is %s, in Indonesian %s", (amount, english, indonesian) => {
  expect(countFormats("en").short(amount)).toBe(english);
  expect(countFormats("id").short(amount).replace("\u00a0", " ")).toBe(indonesian);
});

test("a percent is written as the reader's language does", () => {
  expect(formatPercent(4.6, "en")).toBe("4.6%");
  expect(formatPercent(4.6, "id")).toBe("4,6%");
  expect(formatPercent(-8.24, "id", { signed: true })).toBe("-8,2%");
  expect(formatPercent(4.6, "en", { signed: true })).toBe("+4.6%");
  expect(formatPercent(0, "en", { signed: true })).toBe("0%");
});

test("numbers of something are written as the reader's language does", () => {
  const written = (["en", "id"] as const).map((language) => {
    const { count, short, share, change } = countFormats(language);
    return [count(8306), short(3600), share(776, 1000), share(0, 0), change(35.12)];
  });
  expect(written).toEqual([
    ["8,306", "3.6K", "77.6%", "0.0%", "+35.12%"],
    ["8.306", "3,6\u00a0rb", "77,6%", "0,0%", "+35,12%"],
  ]);
});

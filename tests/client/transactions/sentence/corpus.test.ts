import { describe, expect, it } from "vitest";

import { type Sample, score } from "./corpus";
import heldBack from "./held-back.json";
import notifications from "./notifications.json";
import sentences from "./sentences.json";

/** Texts that somebody else wrote; the last set was never looked at while the parser was made. */
const CORPUS: readonly [string, readonly Sample[], number, number][] = [
  ["sentences", sentences as Sample[], 0.95, 0.9],
  ["messages of banks and e-wallets", notifications as Sample[], 0.95, 0.9],
  ["sentences that were held back", heldBack as Sample[], 0.95, 0.8],
];

describe.each(CORPUS)("%s", (_, samples, amounts, all) => {
  const { grades, ...shares } = score(samples);
  const wrong = grades.filter((one) => one.wrong.length > 0);

  it("have the right amount, and mostly every part", () => {
    expect(wrong.length).toBeLessThanOrEqual(samples.length * (1 - all));
    expect(shares.amounts).toBeGreaterThanOrEqual(amounts);
  });

  it("are no entry where nothing was paid", () => {
    const taken = grades.filter(
      ({ kind, expected }) => kind === "entry" && (expected.kind ?? "entry") !== "entry",
    );
    expect(taken.map(({ text }) => text)).toEqual([]);
  });
});

import type { Letter, Letters } from "@/features/monthly_letter/types";

const text = (words: string) => ({ text: words, amount: null });
const amount = (rupiah: number) => ({ text: null, amount: rupiah });

/** A letter about October, with whatever matters in a test. */
export function letter(more: Partial<Letter> = {}): Letter {
  return {
    month: "2026-10",
    from: "2026-09-25",
    to: "2026-10-24",
    as_of: "2026-10-25T01:00:00Z",
    opening: "This is what your money did from September 25 to October 24.",
    figures: [
      {
        kind: "income",
        amount: 9_500_000,
        comparison: [text("the same as in September")],
        brief: "about the same as in September",
      },
      {
        kind: "expenses",
        amount: 4_480_000,
        comparison: [amount(1_530_000), text(" more than in September")],
        brief: "52% more than in September",
      },
      {
        kind: "left",
        amount: 5_020_000,
        comparison: [amount(1_530_000), text(" less than in September")],
        brief: "23% less than in September",
      },
    ],
    spent: { percent: 47, sentence: "47% of income was spent." },
    findings: [
      {
        sentence: [text("Dining Out took "), amount(530_000), text(" more than in September.")],
        brief: "Dining Out: 118% more than in September.",
      },
      { sentence: [text("On an average day "), amount(149_333), text(" went out.")], brief: null },
      {
        sentence: [text("“Kos Bu Rina” went from "), amount(2_500_000), text(" to "), amount(3e6)],
        brief: "A monthly bill went up by 20%.",
      },
    ],
    holidays: null,
    tip: null,
    ...more,
  };
}

/** What is answered about the letters. */
export function letters(more: Partial<Letters> = {}): Letters {
  return {
    datas: [letter()],
    months: ["2026-10", "2026-09"],
    state: "on",
    next_on: "2026-11-25",
    has_tips: false,
    ...more,
  };
}

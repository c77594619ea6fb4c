const KEYS = {
  horizon: ["under_1", "1_to_3", "3_to_7", "over_7"],
  experience: ["none", "savings", "funds", "shares"],
  drop: ["sell_all", "sell_some", "wait", "buy_more"],
  cushion: ["none", "under_3", "3_to_6", "over_6"],
  income: ["irregular", "varies", "steady", "very_steady"],
  aim: ["keep", "beat_inflation", "grow", "grow_most"],
};

const questions = Object.entries(KEYS).map(([key, options]) => ({
  key,
  options,
  prefilled: key === "income" ? "steady" : null,
}));

/** Before the questions were answered; the quiz has told about the income. */
export const UNKNOWN = { profile: null, reason: null, answers: null, taken_at: null, questions };

/** Once they were. */
export const BOLD = {
  profile: "bold",
  reason: "Your answers leave room for ups and downs.",
  answers: ["over_7", "funds", "wait", "3_to_6", "steady", "grow"],
  taken_at: "2026-06-18T03:00:00Z",
  questions,
};

import type { RiskProfileName } from "../simulation/presets";

export interface RiskQuestion {
  key: string;
  options: string[];
  /** What the twelve questions of the beginning say already. */
  prefilled: string | null;
}

export interface RiskProfile {
  profile: RiskProfileName | null;
  /** In the reader's language. */
  reason: string | null;
  answers: string[] | null;
  taken_at: string | null;
  questions: RiskQuestion[];
}

import { saveDraft, takeDraft } from "@/browser/draft-storage";

import { foldText } from "../rule-text";

const KEY = "refused-rules";

/** The texts for which a rule was refused, for the life of this tab and this person's session. */
function readRefused(): string[] {
  const refused = takeDraft<string[]>(KEY) ?? [];
  saveDraft(KEY, refused);
  return refused;
}

export function isRefused(text: string): boolean {
  return readRefused().includes(foldText(text));
}

/** Remembers that no rule is wanted for a text. */
export function refuseRule(text: string): void {
  saveDraft(KEY, [...new Set([...readRefused(), foldText(text)])]);
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useStateDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { useToast } from "@/ui/use-toast";

import { GROUP_NAMES } from "./groups";
import { readSplit, splitSum, splitTexts, unreadShares } from "./splits";
import type { Allocation, Group, Split } from "./types";
import { useSaveAllocation } from "./use-allocation";

/** A split of one's own as it is typed, what is wrong with it, and its saving. */
export function useSplitForm({ split, month }: Allocation, onSaved: () => void) {
  const { t } = useLingui();
  const [before] = useState(() => splitTexts(split));
  const [texts, setTexts] = useState(before);
  const [asked, setAsked] = useState(false);
  /** What the server says against the split. */
  const [said, setSaid] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSaveAllocation(month.key);
  const failureText = useFailureText();
  const toast = useToast();
  const draft = `split-${month.key}-${useSession().claims?.sub ?? ""}`;
  const changed = () => GROUP_NAMES.some((group) => texts[group] !== before[group]);
  useStateDraft(draft, texts, setTexts);
  useKeptOverReload(draft, changed);
  const whole = readSplit(texts);
  const sum = splitSum(texts);
  const unread = unreadShares(texts);
  const wrong = () => {
    if (whole) return said;
    return sum === null
      ? t`Write a whole percent from 0 to 100.`
      : t`The three shares have to come to 100%, not ${sum}%.`;
  };
  const problem = asked ? wrong() : null;

  const save = async (wanted: Split) => {
    setRefusal(null);
    try {
      const { message } = await mutateAsync({ split: wanted });
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      const words = error instanceof AppError ? error.errors["split"] : undefined;
      if (words) setSaid(words.join(" "));
      else setRefusal(failureText(error));
    }
  };

  return {
    texts,
    sum,
    refusal,
    saving: isPending,
    problem,
    /** The shares that the problem speaks of. */
    concerned: unread.length > 0 ? unread : GROUP_NAMES,
    changed,
    write: (group: Group, text: string) => {
      setSaid(null);
      setTexts((now) => ({ ...now, [group]: text }));
    },
    /** Saves it, or says false where it is no whole split. */
    submit: () => {
      setAsked(true);
      if (whole) void save(whole);
      return whole !== null;
    },
  };
}

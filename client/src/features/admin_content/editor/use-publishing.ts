import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError, type FieldErrors } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import { discardChanges, publishArticle, unpublishArticle } from "../calls";
import type { WorkingCopy } from "../types";
import { useMoments } from "../use-moments";
import { useUnpublishedWords } from "../use-unpublished-words";
import type { Acts } from "./use-acts";
import { momentOf, timeOf } from "./zoned";

/** What the main button does; null when readers see all of it already. */
type Step = "publish" | "schedule" | "update" | "reschedule" | null;

/** When the operator wants it to be seen; without a day it is at once. */
interface When {
  day: string | null;
  time: string;
}

const MORNING = "08:00";

export interface Refusal {
  words: string;
  /** What is missing: 'texts.en.title'. */
  errors: FieldErrors;
}

function stepOf({ state, has_changes }: WorkingCopy, moment: string | null, moved: boolean): Step {
  if (state === "published") return has_changes ? "update" : null;
  if (moment === null || Date.parse(moment) <= Date.now()) return "publish";
  if (state === "draft") return "schedule";
  return moved || has_changes ? "reschedule" : null;
}

/** When and how the article comes to its readers. */
export function usePublishing(article: WorkingCopy, { doing, run }: Acts) {
  const { t } = useLingui();
  const { timeZone, today, dayOf } = useMoments();
  const failureText = useFailureText();
  const unpublished = useUnpublishedWords();
  const [chosen, setChosen] = useState<When | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<"unpublish" | "discard" | null>(null);
  const { state, published_at } = article;

  const stored: When =
    state === "scheduled" && published_at
      ? { day: dayOf(published_at), time: timeOf(published_at, timeZone) }
      : { day: null, time: MORNING };
  const when = chosen ?? stored;
  const moment = when.day && when.time ? momentOf(when.day, when.time, timeZone) : null;
  const step = stepOf(article, moment, chosen !== null);

  const onFailed = (error: unknown) => {
    const errors = error instanceof AppError ? error.errors : {};
    setRefusal({ words: failureText(error), errors });
  };
  const publish = async () => {
    setRefusal(null);
    const later = step === "schedule" || step === "reschedule";
    // One that waits for its moment is published now only by naming another one.
    const now = state === "scheduled" ? new Date().toISOString() : null;
    const at = later ? moment : now;
    const done = later ? t`Scheduled.` : t`Published. Readers see it now.`;
    const call = (current: WorkingCopy) => publishArticle(current, at);
    if (await run({ doing: "publish", call, done, onFailed })) setChosen(null);
  };
  const unpublish = async () => {
    setAsked(null);
    const call = (current: WorkingCopy) => unpublishArticle(current);
    if (await run({ doing: "unpublish", call, done: unpublished(state) })) setChosen(null);
  };
  const discard = async () => {
    setAsked(null);
    const done = t`The article is as readers see it. What you had changed is among the versions.`;
    await run({ doing: "discard", call: discardChanges, done, whole: true });
  };

  return {
    step,
    when,
    today,
    timeZone,
    refusal,
    asked,
    busy: doing === "publish",
    choose: (next: When) => setChosen(next),
    publish: () => void publish(),
    ask: setAsked,
    askDiscard: () => setAsked("discard"),
    confirm: () => void (asked === "discard" ? discard() : unpublish()),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError, type FieldErrors } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import { discardChanges, publishArticle, unpublishArticle } from "../calls";
import type { Content, WorkingCopy } from "../types";
import { useMoments } from "../use-moments";
import { useUnpublishedWords } from "../use-unpublished-words";
import { type Gaps, gapsOf } from "./gaps";
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

const isLater = (step: Step) => step === "schedule" || step === "reschedule";

/** Whether readers get the article for the first time: at once, or later with something missing. */
function isAsked(step: Step, gaps: Gaps | null): boolean {
  if (!gaps) return false;
  return step === "publish" || (step === "schedule" && (gaps.cover || gaps.only !== null));
}

function storedOf(
  { state, published_at: at }: WorkingCopy,
  moments: ReturnType<typeof useMoments>,
) {
  if (state !== "scheduled" || !at) return { day: null, time: MORNING };
  return { day: moments.dayOf(at), time: timeOf(at, moments.timeZone) };
}

/** When and how the article comes to its readers. */
export function usePublishing(article: WorkingCopy, content: Content, { doing, run }: Acts) {
  const { t } = useLingui();
  const moments = useMoments();
  const { timeZone, today } = moments;
  const failureText = useFailureText();
  const unpublished = useUnpublishedWords();
  const [chosen, setChosen] = useState<When | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<"publish" | "unpublish" | "discard" | null>(null);
  const { state } = article;

  const when: When = chosen ?? storedOf(article, moments);
  const moment = when.day && when.time ? momentOf(when.day, when.time, timeZone) : null;
  const step = stepOf(article, moment, chosen !== null);

  const later = isLater(step);
  const gaps = gapsOf(content, article.cover !== null);

  const onFailed = (error: unknown) => {
    const errors = error instanceof AppError ? error.errors : {};
    setRefusal({ words: failureText(error), errors });
  };
  const publish = async () => {
    setRefusal(null);
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
    gaps,
    later: later && moment ? moments.moment(moment) : null,
    /** Asks first where readers have not been given the article yet. */
    begin: () => (isAsked(step, gaps) ? setAsked("publish") : void publish()),
    publish: () => void publish(),
    ask: setAsked,
    askDiscard: () => setAsked("discard"),
    confirm: () => void (asked === "discard" ? discard() : unpublish()),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;

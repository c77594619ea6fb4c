import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError } from "@/api/errors";
import type { FieldErrors } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import {
  cancelScheduledChanges,
  discardChanges,
  publishArticle,
  unpublishArticle,
} from "../api-calls";
import type { ArticleText, Content, Language, WorkingCopy } from "../types";
import { LANGUAGES } from "../types";
import { useDateFormats } from "../use-date-formats";
import { useUnpublishedMessage } from "../UnpublishDialog";
import type { ArticleActions } from "./use-article-actions";

/** What the main button does; null when readers see all of it already. */
type Step = "publish" | "schedule" | "update" | "reschedule" | null;

/** When the operator wants it to be seen; without a day it is at once. */
interface PublishTime {
  day: string | null;
  time: string;
}

const DEFAULT_TIME = "08:00";

function nextStep(article: WorkingCopy, moment: string | null, moved: boolean): Step {
  const { state, has_changes } = article;
  const isLater = moment !== null && Date.parse(moment) > Date.now();
  if (state === "published") return nextStepOfChanges(article, isLater, moved);
  if (!isLater) return "publish";
  if (state === "draft") return "schedule";
  return moved || has_changes ? "reschedule" : null;
}

/** The same of an article that readers see already. */
function nextStepOfChanges(article: WorkingCopy, isLater: boolean, moved: boolean): Step {
  if (!article.has_changes) return null;
  if (!isLater) return "update";
  if (!article.planned_at) return "schedule";
  return moved || !article.is_planned ? "reschedule" : null;
}

/** Whether readers get the article for the first time: at once, or later with something missing. */
function needsConfirmation(step: Step, gaps: MissingParts | null, { state }: WorkingCopy): boolean {
  if (!gaps || state === "published") return false;
  return step === "publish" || (step === "schedule" && (gaps.cover || gaps.only !== null));
}

function storedTime(
  { state, published_at, planned_at }: WorkingCopy,
  moments: ReturnType<typeof useDateFormats>,
) {
  const at = state === "scheduled" ? published_at : planned_at;
  if (!at) return { day: null, time: DEFAULT_TIME };
  return { day: moments.dayOf(at), time: timeOfDay(at, moments.timeZone) };
}

/** State and actions of publishing: at once, scheduled, updated or withdrawn. */
export function usePublishing(
  article: WorkingCopy,
  content: Content,
  { doing, run }: ArticleActions,
) {
  const { t } = useLingui();
  const moments = useDateFormats();
  const { timeZone, today } = moments;
  const failureText = useFailureText();
  const unpublished = useUnpublishedMessage();
  const [chosen, setChosen] = useState<PublishTime | null>(null);
  const [submitError, setSubmitError] = useState<PublishError | null>(null);
  const [asked, setAsked] = useState<"publish" | "unpublish" | "discard" | null>(null);
  const { state } = article;

  const when: PublishTime = chosen ?? storedTime(article, moments);
  const moment = when.day && when.time ? toMoment(when.day, when.time, timeZone) : null;
  const step = nextStep(article, moment, chosen !== null);
  const isLater = step === "schedule" || step === "reschedule";
  const gaps = findMissingParts(content, article.cover !== null);

  const onFailed = (error: unknown) => {
    const errors = error instanceof AppError ? error.errors : {};
    setSubmitError({ words: failureText(error), errors, content });
  };
  const publish = async () => {
    setSubmitError(null);
    // One that waits for its moment is published now only by naming another one.
    const now = state === "scheduled" ? new Date().toISOString() : null;
    const at = isLater ? moment : now;
    const done = isLater ? t`Scheduled.` : t`Published. Readers can see it now.`;
    const call = (current: WorkingCopy) => publishArticle(current, at);
    if (await run({ doing: "publish", call, done, onFailed })) setChosen(null);
  };
  const unpublish = async () => {
    setAsked(null);
    const call = (current: WorkingCopy) => unpublishArticle(current);
    if (await run({ doing: "unpublish", call, done: unpublished(state) })) setChosen(null);
  };
  const callOff = async () => {
    const done = t`Nothing changes for readers. Your changes stay here, unpublished.`;
    const call = (current: WorkingCopy) => cancelScheduledChanges(current);
    if (await run({ doing: "call-off", call, done })) setChosen(null);
  };
  const discard = async () => {
    setAsked(null);
    const done = t`The article now matches what readers see. Your changes are in Versions.`;
    const call = (current: WorkingCopy) => discardChanges(current);
    if (await run({ doing: "discard", call, done, whole: true })) setChosen(null);
  };

  return {
    step,
    when,
    today,
    timeZone,
    submitError: remainingError(submitError, content),
    asked,
    busy: doing === "publish",
    choose: (next: PublishTime) => setChosen(next),
    gaps,
    later: isLater && moment ? moments.moment(moment) : null,
    /** Asks first where readers have not been given the article yet. */
    begin: () => (needsConfirmation(step, gaps, article) ? setAsked("publish") : void publish()),
    publish: () => void publish(),
    ask: setAsked,
    callOff: () => void callOff(),
    askDiscard: () => setAsked("discard"),
    confirm: () => void (asked === "discard" ? discard() : unpublish()),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;

const NEEDED = ["title", "description", "body"] as const;

const hasText = (text: ArticleText) =>
  NEEDED.some((part) => text[part].trim()) || text.sources.length > 0;
const isComplete = (text: ArticleText) => NEEDED.every((part) => text[part].trim());

/** Optional parts that are missing in an article that can be published. */
export interface MissingParts {
  /** The only language with content; null when both have some. */
  only: Language | null;
  cover: boolean;
}

/** Missing optional parts; null when the server would reject the article. */
function findMissingParts({ texts }: Content, hasCover: boolean): MissingParts | null {
  const [first, ...others] = LANGUAGES.filter((language) => hasText(texts[language]));
  if (!first || ![first, ...others].every((language) => isComplete(texts[language]))) return null;
  return { only: others.length > 0 ? null : first, cover: !hasCover };
}

export interface PublishError {
  words: string;
  /** Errors by path, such as 'texts.en.title'. */
  errors: FieldErrors;
  /** The content that the server rejected. */
  content: Content;
}

function valueAt(content: Content, path: string): unknown {
  let found: unknown = content;
  for (const part of path.split(".")) {
    found = typeof found === "object" && found !== null ? Reflect.get(found, part) : undefined;
  }
  return found;
}

/** The error without the fields edited since; null once all its fields were edited. */
export function remainingError(error: PublishError | null, content: Content): PublishError | null {
  if (!error) return null;
  const all = Object.entries(error.errors);
  const left = all.filter(
    ([path]) =>
      JSON.stringify(valueAt(error.content, path)) === JSON.stringify(valueAt(content, path)),
  );
  if (all.length > 0 && left.length === 0) return null;
  return { ...error, errors: Object.fromEntries(left) };
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes moments as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const there = Date.parse(`${format.format(new Date(moment)).replace(" ", "T")}Z`);
  return there - Math.floor(moment / 1000) * 1000;
}

/** The moment of a day 'YYYY-MM-DD' and a time 'HH:MM' in a time zone, in UTC. */
export function toMoment(day: string, time: string, timeZone: string): string {
  const there = Date.parse(`${day}T${time}:00Z`);
  const near = there - offsetAt(there, timeZone);
  return new Date(there - offsetAt(near, timeZone)).toISOString();
}

/** The time of day 'HH:MM' of a moment in a time zone. */
export function timeOfDay(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" });
  return format.format(new Date(moment));
}

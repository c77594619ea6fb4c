import { useEffect, useState, useSyncExternalStore } from "react";

import { session } from "@/api/session";

import { saveArticle } from "../api-calls";
import type { WorkingCopy } from "../types";
import { Autosave } from "./autosave";

/** Those that are shown, or left with something that is not saved yet. */
const autosaves = new Map<string, Autosave>();

const currentUserId = () => session.state().claims?.sub ?? "";

function autosaveOf(article: WorkingCopy): Autosave {
  const owner = currentUserId();
  const key = `${owner}:${article.id}`;
  const known = autosaves.get(key);
  // One that was left may know more than an answer that was on its way meanwhile.
  const isAhead = known && known.writing().article.version > article.version;
  if (known && (known.isOpen || isAhead)) return known;
  const isHere = () => currentUserId() === owner;
  const made = new Autosave({ article, owner, save: saveArticle, isHere });
  autosaves.set(key, made);
  return made;
}

/** The writing of an article; it outlives the page where that is left before all is saved. */
export function useAutosave(article: WorkingCopy) {
  const [writer] = useState(() => autosaveOf(article));
  const writing = useSyncExternalStore(writer.subscribe, writer.writing);

  useEffect(() => {
    const again = () => writer.retry();
    const keep = () => writer.keepNow();
    const hide = () => {
      if (document.visibilityState === "hidden") void writer.flush();
      else writer.retry();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (writer.isOpen && writer.writing().unkept) event.preventDefault();
    };
    window.addEventListener("online", again);
    window.addEventListener("pagehide", keep);
    window.addEventListener("beforeunload", ask);
    document.addEventListener("visibilitychange", hide);
    if (writer.isOpen) void writer.flush();
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", keep);
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("visibilitychange", hide);
      void writer.flush();
    };
  }, [writer]);

  return { writer, ...writing };
}

export type EditorSession = ReturnType<typeof useAutosave>;

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
  // An autosave left open may be newer than a response that was still in flight.
  const isAhead = known && known.state().article.version > article.version;
  if (known && (known.isUnsaved || isAhead)) return known;
  const isSignedIn = () => currentUserId() === owner;
  const made = new Autosave({ article, owner, save: saveArticle, isSignedIn });
  autosaves.set(key, made);
  return made;
}

/** The autosave of an article; it outlives the page while edits are unsaved. */
export function useAutosave(article: WorkingCopy) {
  const [autosave] = useState(() => autosaveOf(article));
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);

  useEffect(() => {
    const retry = () => autosave.retry();
    const store = () => autosave.storeNow();
    const hide = () => {
      if (document.visibilityState === "hidden") void autosave.flush();
      else autosave.retry();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (autosave.isUnsaved && autosave.state().isUnstored) event.preventDefault();
    };
    window.addEventListener("online", retry);
    window.addEventListener("pagehide", store);
    window.addEventListener("beforeunload", ask);
    document.addEventListener("visibilitychange", hide);
    if (autosave.isUnsaved) void autosave.flush();
    return () => {
      window.removeEventListener("online", retry);
      window.removeEventListener("pagehide", store);
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("visibilitychange", hide);
      void autosave.flush();
    };
  }, [autosave]);

  return { autosave, ...state };
}

export type EditorSession = ReturnType<typeof useAutosave>;

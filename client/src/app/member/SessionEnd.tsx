import { useState } from "react";

import { useSessionEnd } from "@/api/session-end";

import { catalogues } from "../words";
import { useDialogPart } from "./use-dialog-part";
import { wordsOf } from "./words";

async function bring() {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "session-end" */ "@/features/sessions/SessionEndDialog"),
    catalogues.add(wordsOf("sessions")),
  ]);
  return part.SessionEndDialog;
}

const source = { bring };

/** Warns over any page that the session is about to end. */
export function SessionEnd() {
  const { left, final } = useSessionEnd();
  const [read, setRead] = useState(false);
  const part = useDialogPart(left !== null, source);
  // The next warning is one of its own.
  if (left === null && read) setRead(false);

  if (left === null || read || !part) return null;
  return <part.Dialog left={left} final={final} onClose={() => setRead(true)} />;
}

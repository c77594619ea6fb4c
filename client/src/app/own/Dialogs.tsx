import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { NetworkError } from "@/api/errors";
import { session } from "@/api/session";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import type { LoadWords } from "@/i18n/catalogues";
import type { DialogName } from "@/lib/dialogs";
import { followDraft, keepDrafts, takeDraft } from "@/lib/drafts";
import { PUBLIC_PATHS, splitLanguage } from "@/lib/paths";
import { useToast } from "@/ui/use-toast";

import { reloadForMissingPart } from "../missing-parts";
import { dialogs } from "../relays";
import { catalogues } from "../words";
import { wordsOf } from "./words";

interface DialogProps {
  onClose: () => void;
}

interface Shown {
  name: DialogName;
  Dialog: ComponentType<DialogProps>;
}

interface Kept {
  name: DialogName;
  /** Whose it is: what is typed goes by the dialog's name. */
  owner: string;
}

const DRAFT = "dialog";
const MONEY = [wordsOf("transactions"), wordsOf("categories")];
const WORDS: Record<DialogName, readonly LoadWords[]> = {
  record: MONEY,
  summary: MONEY,
  account: [],
};
const DIALOGS: Record<DialogName, () => Promise<{ default: ComponentType<DialogProps> }>> = {
  record: () => import(/* webpackChunkName: "record" */ "./pages/RecordDialog"),
  summary: () => import(/* webpackChunkName: "summary" */ "./pages/SummaryDialog"),
  account: () => import(/* webpackChunkName: "account" */ "./layouts/AccountDialog"),
};

async function bring(name: DialogName): Promise<Shown> {
  const words = WORDS[name].map((part) => catalogues.add(part));
  const [dialog] = await Promise.all([DIALOGS[name](), ...words]);
  return { name, Dialog: dialog.default };
}

/**
 * Opens the dialog again that was open when the page reloaded itself or the session ran out, for
 * the same person only and not over the page where one signs in.
 */
function useReturn(name: DialogName | undefined): void {
  const { claims } = useSession();
  const { pathname } = useLocation();
  const owner = claims?.sub;
  const signingIn = splitLanguage(pathname).path === PUBLIC_PATHS.login;

  useEffect(() => {
    if (!owner || signingIn) return;
    const kept = takeDraft<Kept>(DRAFT);
    if (!kept) return;
    if (kept.owner === owner) dialogs.say(kept.name);
    else takeDraft(kept.name);
  }, [owner, signingIn]);

  useEffect(
    () => (name && owner ? followDraft(DRAFT, (): Kept => ({ name, owner })) : undefined),
    [name, owner],
  );

  useEffect(
    () =>
      session.subscribe(() => {
        const { status, left } = session.state();
        if (status === "signed-out" && !left) keepDrafts();
      }),
    [],
  );
}

/** Shows the dialogs that every page can open, and fetches each when it is first wanted. */
export function Dialogs() {
  const [shown, setShown] = useState<Shown | null>(null);
  const toast = useToast();
  const failureText = useFailureText();

  useEffect(
    () =>
      dialogs.listen((name) => {
        bring(name).then(setShown, async (error: unknown) => {
          if (await reloadForMissingPart(error)) return;
          toast({ tone: "error", text: failureText(new NetworkError("", { cause: error })) });
        });
      }),
    [toast, failureText],
  );

  useReturn(shown?.name);
  return shown && <shown.Dialog onClose={() => setShown(null)} />;
}

import { type ComponentType, useEffect, useState } from "react";

import { NetworkError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import type { LoadWords } from "@/i18n/catalogues";
import type { DialogName } from "@/lib/dialogs";
import { followDraft, takeDraft } from "@/lib/drafts";
import { useToast } from "@/ui/use-toast";

import { reloadForMissingPart } from "./missing-parts";
import { dialogs } from "./relays";
import { catalogues, wordsOf } from "./words";

interface DialogProps {
  onClose: () => void;
}

interface Shown {
  name: DialogName;
  Dialog: ComponentType<DialogProps>;
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

  // One that was open when the page reloaded itself opens again.
  useEffect(() => {
    const kept = takeDraft<DialogName>(DRAFT);
    if (kept) dialogs.say(kept);
  }, []);

  const name = shown?.name;
  useEffect(() => (name ? followDraft(DRAFT, () => name) : undefined), [name]);

  return shown && <shown.Dialog onClose={() => setShown(null)} />;
}

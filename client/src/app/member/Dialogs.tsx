import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { NetworkError } from "@/api/errors";
import { session } from "@/api/session";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import type { LoadWords } from "@/i18n/catalogues";
import type { DialogName, OpenedDialog } from "@/ui/dialog/app-dialogs";
import {
  DIALOG_PREFIX,
  saveTrackedDrafts,
  takeDraft,
  trackDraft,
  UNLOAD_MARK,
} from "@/browser/draft-storage";
import { reloadForMissingChunk } from "../missing-chunk";
import type { DialogRequest } from "../message-queues";
import { dialogs } from "../message-queues";
import { retryFailedParts } from "@/lib/lazy-component";
import { createRandomId } from "@/lib/random-id";
import type { ToastAction } from "@/ui/feedback/toast-context";
import { useToast } from "@/ui/feedback/use-toast";
import { DialogBoundary } from "./DialogBoundary";
import { wordsOf } from "./words";
import { PUBLIC_PATHS, splitLanguage } from "@/lib/paths";

import { catalogues } from "../words";

interface Shown {
  wish: DialogRequest;
  /** Each opening is one of its own. */
  opening: string;
  draw: (onClose: () => void) => ReactNode;
}

interface Kept {
  wish: DialogRequest;
  /** Whose it is: what is typed goes by the dialog's name. */
  owner: string;
}

type Parts = {
  [Name in DialogName]: () => Promise<{ default: ComponentType<OpenedDialog<Name>> }>;
};

const MONEY = ["transactions/record", "categories"].map(wordsOf);
const WORDS: Partial<Record<DialogName, readonly LoadWords[]>> = {
  record: [...MONEY, wordsOf("outbox")],
  summary: MONEY,
  tiles: [...MONEY, wordsOf("outbox")],
  edit: MONEY,
  budgets: [wordsOf("budgets")],
  recommendation: [wordsOf("goals"), wordsOf("investments")],
  contribution: [wordsOf("goals")],
  quiz: [wordsOf("quiz")],
  setup: [wordsOf("users"), wordsOf("budgets")],
  reminders: [wordsOf("reminders")],
  notices: [wordsOf("notifications"), wordsOf("reminders")],
  rule: [wordsOf("rules")],
  keep: [wordsOf("auth")],
  leave: [wordsOf("guests")],
};
const DIALOGS: Parts = {
  record: () => import(/* webpackChunkName: "record" */ "./pages/RecordDialog"),
  summary: () => import(/* webpackChunkName: "summary" */ "./pages/SummaryDialog"),
  tiles: () => import(/* webpackChunkName: "tiles" */ "./pages/TilesDialog"),
  edit: () => import(/* webpackChunkName: "edit" */ "./pages/EditDialog"),
  budgets: () => import(/* webpackChunkName: "budgets" */ "./pages/BudgetsDialog"),
  recommendation: () =>
    import(/* webpackChunkName: "recommendation" */ "./pages/RecommendationDialog"),
  contribution: () => import(/* webpackChunkName: "contribution" */ "./pages/ContributionDialog"),
  quiz: () => import(/* webpackChunkName: "quiz" */ "./pages/QuizDialog"),
  setup: () => import(/* webpackChunkName: "setup" */ "./pages/SetupDialog"),
  reminders: () => import(/* webpackChunkName: "reminders" */ "./pages/RemindersDialog"),
  notices: () => import(/* webpackChunkName: "notices" */ "./pages/NotificationsDialog"),
  rule: () => import(/* webpackChunkName: "rule-offer" */ "./pages/RuleOffer"),
  account: () => import(/* webpackChunkName: "account" */ "./layouts/AccountDialog"),
  keep: () => import(/* webpackChunkName: "keep" */ "./pages/KeepDialog"),
  leave: () => import(/* webpackChunkName: "guest" */ "@/features/guests/LeaveDialog"),
};

async function bring<Name extends DialogName>(wish: DialogRequest<Name>): Promise<Shown> {
  const words = WORDS[wish.name]?.map((part) => catalogues.add(part)) ?? [];
  const load: Parts[Name] = DIALOGS[wish.name];
  const [{ default: Dialog }] = await Promise.all([load(), ...words]);
  return {
    wish,
    opening: createRandomId(),
    draw: (onClose) => <Dialog wanted={wish.wanted} onClose={onClose} />,
  };
}

/** Whether the page was reloaded, and not left and opened anew. */
function isReloaded(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "reload";
}

/**
 * Opens the dialog again that was open when the page was reloaded or the session ran out, for
 * the same person only and not over the page where one signs in.
 */
function useReturn(wish: DialogRequest | undefined): void {
  const { claims } = useSession();
  const { pathname } = useLocation();
  const owner = claims?.sub;
  const signingIn = splitLanguage(pathname).path === PUBLIC_PATHS.login;

  useEffect(() => {
    if (!owner || signingIn) return;
    const kept = takeDraft<Kept>(DIALOG_PREFIX);
    const left = takeDraft(UNLOAD_MARK) && !isReloaded();
    if (!kept) return;
    if (kept.owner === owner && !left) dialogs.send(kept.wish);
    else takeDraft(kept.wish.name);
  }, [owner, signingIn]);

  useEffect(
    () => (wish && owner ? trackDraft(DIALOG_PREFIX, (): Kept => ({ wish, owner })) : undefined),
    [wish, owner],
  );

  useEffect(
    () =>
      session.subscribe(() => {
        const { status, left } = session.state();
        if (status === "signed-out" && !left) saveTrackedDrafts();
      }),
    [],
  );
}

/** Shows the dialogs that every page can open, and fetches each when it is first wanted. */
export function Dialogs() {
  const [shown, setShown] = useState<Shown | null>(null);
  const toast = useToast();
  const failureText = useFailureText();
  const { t } = useLingui();
  const retryOf = useRetry();

  useEffect(
    () =>
      dialogs.listen((wish) => {
        bring(wish).then(setShown, async (error: unknown) => {
          if (await reloadForMissingChunk(error)) return;
          const text = failureText(new NetworkError("", { cause: error }));
          toast({ tone: "error", text, action: retryOf(wish) });
        });
      }),
    [toast, failureText, retryOf],
  );

  useReturn(shown?.wish);
  if (!shown) return null;
  // One that has been replaced meanwhile must not close its successor.
  const close = () => setShown((now) => (now === shown ? null : now));
  const giveUp = () => {
    close();
    const text = t`Part of this form didn't load. What you typed is saved.`;
    toast({ tone: "error", text, action: retryOf(shown.wish) });
  };
  return (
    <DialogBoundary key={shown.opening} onMissing={giveUp}>
      {shown.draw(close)}
    </DialogBoundary>
  );
}

/** Opens a dialog once more, with all its parts. */
function useRetry() {
  const { t } = useLingui();
  return useCallback(
    (wish: DialogRequest): ToastAction => ({
      label: t`Try again`,
      run: () => {
        retryFailedParts();
        dialogs.send(wish);
      },
    }),
    [t],
  );
}

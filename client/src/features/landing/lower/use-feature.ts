import { useCallback, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { featurePath, loginPath } from "@/lib/paths";

import { findFeature } from "./features";

/** The features that open a dialog of their own. */
const DIALOGS: Readonly<
  Record<string, "record" | "summary" | "budgets" | "reminders" | "recommendation" | "quiz">
> = {
  feature1: "record",
  feature2: "summary",
  feature3: "budgets",
  feature4: "reminders",
  feature5: "recommendation",
  // No card: what the hero begins with.
  quiz: "quiz",
};

/** What a press does; null for a visitor, whose press leads to the sign-in page. */
export type PressFeature = ((id: string) => void) | null;

/** Whether a feature opens a dialog of its own; every other one shows its plain card. */
export function hasDialog(id: string): boolean {
  return Object.hasOwn(DIALOGS, id);
}

/** What pressing a feature does; ?feature= in the address presses one. */
export function useFeature(): PressFeature {
  const { status } = useSession();
  const signedIn = status === "signed-in";
  const { language } = useLanguage();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const [search, setSearch] = useSearchParams();
  const named = search.get("feature");
  const wanted = named === "quiz" ? named : findFeature(named)?.id;

  const open = useCallback(
    (id: string) => {
      const dialog = DIALOGS[id];
      if (dialog) openDialog(dialog);
    },
    [openDialog],
  );

  useEffect(() => {
    if (!signedIn || !wanted) return;
    // The address forgets it first, so that Back and a reload do not open it again.
    setSearch(
      (before) => {
        before.delete("feature");
        return before;
      },
      { replace: true },
    );
    open(wanted);
  }, [signedIn, wanted, setSearch, open]);

  useEffect(() => {
    if (status !== "signed-out" || !wanted) return;
    // In its place, so that Back leads to where the visitor was before.
    navigate(loginPath(language, featurePath(wanted, language)), { replace: true });
  }, [status, wanted, language, navigate]);

  return signedIn ? open : null;
}
